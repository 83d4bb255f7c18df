import "server-only";
import { createHash } from "node:crypto";
import { budgets } from "../limits";
import { texts } from "../texts";
import { countUse, forgetUses } from "./db/throttle";
import { env } from "./env";
import { ApiError } from "./errors";

type Budget = keyof typeof budgets;

// Accounts and addresses are hashed: the table tells nobody who tried what.
const keyOf = (budget: Budget, whom: string) => createHash("sha256").update(`${budget}\n${whom}`).digest("base64url");

/** Counts one use of a budget. 429 with `Retry-After` (seconds) once it is spent. */
export async function spend(budget: Budget, whom: string): Promise<void> {
  const allowed = budgets[budget].count * env().RATE_LIMIT_FACTOR;
  if (allowed === 0) return;
  const { count, resetAt } = await countUse(keyOf(budget, whom), budgets[budget].seconds);
  if (count <= allowed) return;
  const seconds = Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
  throw new ApiError(429, texts.request.throttled, { "retry-after": String(seconds) });
}

/** Gives a budget back whole, as after a login that succeeded. */
export function refund(budget: Budget, whom: string): Promise<void> {
  return forgetUses(keyOf(budget, whom));
}

/** The sender's address where a known front vouches for it, else one name for all. */
export function clientAddress(request: Request): string {
  const { VERCEL, FLEXI_FRONT } = env();
  if (FLEXI_FRONT === "self") return request.headers.get("x-forwarded-for") ?? "unknown";
  if (VERCEL) return request.headers.get("x-vercel-forwarded-for") ?? "unknown";
  return "unknown";
}
