/** JSON with an ETag. Browsers ask again every time, and get 304 without a body while the content is the one they have. */
export function jsonWithEtag(request: Request, { body, etag }: { body: string; etag: string }): Response {
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache", etag };
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}
