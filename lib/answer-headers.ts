/** The content security policy of answers that are no page: nothing runs or loads where a browser shows one. A page's own is made in `proxy.ts`. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What every answer says. */
export const answerHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

/** What it says besides where TLS ends before us. */
export const secureAnswerHeaders = { "Strict-Transport-Security": "max-age=31536000" };

/** What an answer says that says only why nothing was done, in JSON. */
export const refusalHeaders = {
  ...answerHeaders,
  "content-type": "application/json",
  "cache-control": "no-store",
  "content-security-policy": answerPolicy,
};
