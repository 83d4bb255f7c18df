import "server-only";
import { env } from "../env";

/** The sender's address, from a header that only a trusted server sets. `null`: there is none. */
export function clientAddress(request: Request): string | null {
  const { VERCEL, FLEXI_FRONT } = env();
  if (FLEXI_FRONT === "self") return request.headers.get("x-forwarded-for");
  return VERCEL ? request.headers.get("x-vercel-forwarded-for") : null;
}
