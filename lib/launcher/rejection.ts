import type { IncomingMessage } from "node:http";
import type { Failure } from "../api/error-codes";
import { errorHeaders } from "../api/response-headers";
import { refusalTexts } from "../texts/refusal";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const pageMethods = ["GET", "HEAD", "OPTIONS"];

type Rejection = { headers: Record<string, string>; body: Failure };

/**
 * Rejects requests with two hosts, one of which a proxy may have checked, and those on which Next fails before it calls a route:
 * unknown methods, malformed addresses, and bodies sent to a page, each of which it would buffer up to 10 MB.
 */
export function rejectionOf({ method = "", url = "", headers, rawHeaders }: IncomingMessage): Rejection | null {
  const invalid = (message: string): Rejection => ({
    headers: errorHeaders,
    body: { message, code: "invalid_request" },
  });
  const [path = ""] = url.split("?");
  const isValidUrl = URL.canParse(url, `http://${headers.host || "localhost"}`);
  if (!path.startsWith("/") || !isDecodable(path) || !isValidUrl) return invalid(refusalTexts.malformedAddress);
  // Names and values take turns. `headers` has only the first host.
  if (rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1)
    return invalid(refusalTexts.twoHosts);
  const allowed = /^\/api(\/|$)/.test(path) ? methods : pageMethods;
  if (allowed.includes(method)) return null;
  const body: Failure = { message: refusalTexts.methodNotAllowed, code: "method_not_allowed" };
  return { headers: { ...errorHeaders, allow: allowed.join(", ") }, body };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
