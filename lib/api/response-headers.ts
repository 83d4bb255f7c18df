import type { Environment } from "../config/environment";

/** The content security policy of responses that are not a page: nothing runs or loads. A page's own is made in `proxy.ts`. */
export const noContentPolicy = "default-src 'none'; frame-ancestors 'none'";

export const apiHeaders = { "cache-control": "no-store", "content-security-policy": noContentPolicy };

/** The headers of every response. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  // What is here is private, and its login is nothing to search for.
  "x-robots-tag": "noindex",
  // For browsers and scanners that do not know frame-ancestors.
  "x-frame-options": "DENY",
};

/** Additional headers of a response to a request that a proxy received over TLS. */
export function tlsHeaders(forwardedProtocol: unknown, environment: Pick<Environment, "HSTS_SUBDOMAINS">) {
  if (forwardedProtocol !== "https") return {};
  const subdomains = environment.HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : "";
  return { "strict-transport-security": `max-age=31536000${subdomains}` };
}

/** The headers of a request that was rejected before it reached a route. */
export const errorHeaders = { "content-type": "application/json", ...apiHeaders, ...securityHeaders };
