/** The content security policy of answers that are no page: nothing runs or loads where a browser shows one. A page's own is made in `proxy.ts`. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";
