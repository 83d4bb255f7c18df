/** The policy of answers that are no page: nothing runs or loads where a browser shows one. A page's own is made in `proxy.ts`. */
export const noContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What a call's answer says unless it says otherwise. */
export const apiHeaders = { "cache-control": "no-store", "content-security-policy": noContentPolicy };

/** What the answer of every route says. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** What it says besides where TLS ends before us. */
export const tlsHeaders = { "strict-transport-security": "max-age=31536000" };

/** What an answer says that was given before a route was asked. */
export const errorHeaders = { "content-type": "application/json", ...apiHeaders, ...securityHeaders };
