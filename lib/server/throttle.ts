import "server-only";
import { createHash } from "node:crypto";
import { budgets, limits, timings } from "../limits";
import { texts } from "../texts";
import { type Admission, admit, countUse, forgetUses, leavePlace, type Use, type Verdict } from "./db/throttle";
import { env } from "./env";
import { ApiError } from "./errors";

type Budget = keyof typeof budgets;

// Accounts and addresses are hashed: the table tells nobody who tried what.
const keyOf = (budget: Budget | "aiAtOnce", whom: string) =>
  createHash("sha256").update(`${budget}\n${whom}`).digest("base64url");

/** Counts one use of a budget. 429 with `Retry-After` (seconds) once it is spent. */
export async function spend(budget: Budget, whom: string): Promise<void> {
  const allowed = budgets[budget].count * env().RATE_LIMIT_FACTOR;
  if (allowed === 0) return;
  refuseBeyond(allowed, await countUse(keyOf(budget, whom), budgets[budget].seconds));
}

function refuseBeyond(allowed: number, { count, resetAt }: Use): void {
  if (count > allowed) refuse(Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}

function refuse(seconds: number): never {
  throw new ApiError(429, texts.request.throttled, { "retry-after": String(Math.max(1, seconds)) });
}

/** How somebody is admitted to the AI: a use of the budget and one of the places that a person has at a time. `null`: no limits. */
export function aiAdmission(userId: string): Admission | null {
  const { ai } = budgets;
  const factor = env().RATE_LIMIT_FACTOR;
  if (factor === 0) return null;
  return {
    use: { key: keyOf("ai", userId), seconds: ai.seconds, allowed: ai.count * factor },
    place: {
      key: keyOf("aiAtOnce", userId),
      seconds: Math.ceil((timings.aiDeadlineMs + timings.aiLeaseSlackMs) / 1000),
      places: Math.ceil(limits.aiAtOnce * factor),
    },
  };
}

/** 429 with `Retry-After` for somebody who was not admitted. */
export function refuseUnlessAdmitted(admission: Admission | null, { isTaken, ...used }: Verdict): void {
  if (admission) refuseBeyond(admission.use.allowed, used);
  if (!isTaken) refuse(1);
}

/** Admits somebody to the AI. 429 else. */
export async function takeAiPlace(userId: string): Promise<void> {
  const admission = aiAdmission(userId);
  if (admission) refuseUnlessAdmitted(admission, await admit(admission));
}

/** Gives a place back. One that cannot be given back comes free by itself. */
export async function leaveAiPlace(userId: string): Promise<void> {
  const admission = aiAdmission(userId);
  if (admission) await leavePlace(admission.place.key).catch(() => {});
}

/** Gives a budget back whole, as after a login that succeeded. */
export function refund(budget: Budget, whom: string): Promise<void> {
  return forgetUses(keyOf(budget, whom));
}

/** The sender's address where a known front vouches for it. */
export function clientAddress(request: Request): string | null {
  const { VERCEL, FLEXI_FRONT } = env();
  if (FLEXI_FRONT === "self") return request.headers.get("x-forwarded-for");
  return VERCEL ? request.headers.get("x-vercel-forwarded-for") : null;
}
