import "server-only";
import { visitorAddress } from "../../config/trusted-proxies";
import { env } from "../env";

/** The visitor's address, as far as a trusted server says it. `null`: none does. */
export function clientAddress(request: Request): string | null {
  const { VERCEL, FLEXI_FRONT, TRUSTED_PROXIES } = env();
  const forwarded = request.headers.get("x-forwarded-for");
  if (FLEXI_FRONT === "self") return forwarded;
  if (VERCEL) return request.headers.get("x-vercel-forwarded-for");
  // Next's own server passes on what it was sent, so it must not be reachable past the proxies.
  return TRUSTED_PROXIES && forwarded ? (visitorAddress(forwarded.split(","), TRUSTED_PROXIES) ?? null) : null;
}
