import "server-only";
import { createHash } from "node:crypto";
import { rateLimits, serverLimits, serverTimings } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import {
  type AiLimits,
  admit,
  type Counter,
  countUse,
  type LimitResult,
  releaseSlot,
  type Use,
} from "../db/rate-limit";
import { env } from "../env";
import { ApiError } from "../errors";

export type Budget = keyof typeof rateLimits;

// Accounts and addresses are hashed: the table tells nobody who tried what.
const keyOf = (budget: Budget | "aiConcurrencyMax", whom: string) =>
  createHash("sha256").update(`${budget}\n${whom}`).digest("base64url");

/** What a budget is counted by. `null`: no limits. */
export function counterOf(budget: Budget, whom: string): Counter | null {
  const { count, seconds } = rateLimits[budget];
  const allowed = count * env().RATE_LIMIT_FACTOR;
  return allowed === 0 ? null : { key: keyOf(budget, whom), seconds, allowed };
}

/** Counts one use of a budget. 429 with `Retry-After` (seconds) once it is spent. */
export async function spend(budget: Budget, whom: string): Promise<void> {
  const counter = counterOf(budget, whom);
  if (counter) assertWithinLimit(counter, await countUse(counter));
}

/** 429 with `Retry-After` (seconds) for a use that was counted and is not allowed. */
export function assertWithinLimit(counter: Counter | null, { count, resetAt }: Use): void {
  if (counter && count > counter.allowed) refuse(Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}

function refuse(seconds: number): never {
  throw new ApiError("rate_limited", refusalTexts.throttled, Math.max(1, seconds));
}

/** How somebody is admitted to the AI: a use of the budget and one of the places that a person has at a time. `null`: no limits. */
export function aiLimits(userId: string): AiLimits | null {
  const use = counterOf("ai", userId);
  return (
    use && {
      use,
      place: {
        key: keyOf("aiConcurrencyMax", userId),
        seconds: Math.ceil((serverTimings.aiDeadlineMs + serverTimings.aiLeaseSlackMs) / 1000),
        places: Math.ceil(serverLimits.aiConcurrencyMax * env().RATE_LIMIT_FACTOR),
      },
    }
  );
}

/** 429 with `Retry-After` for somebody who was not admitted. */
export function assertWithinLimits(admission: AiLimits | null, { isAdmitted, ...used }: LimitResult): void {
  assertWithinLimit(admission?.use ?? null, used);
  if (!isAdmitted) refuse(1);
}

/** Admits somebody to the AI. 429 else. */
export async function acquireAiSlot(userId: string): Promise<void> {
  const admission = aiLimits(userId);
  if (admission) assertWithinLimits(admission, await admit(admission));
}

/** Under which key the places of somebody are counted who was admitted. `null`: they are not. */
export const aiSlotKey = (userId: string) => aiLimits(userId)?.place.key ?? null;

/** Gives a place back. One that cannot be given back comes free by itself. */
export async function releaseAiSlot(userId: string): Promise<void> {
  const place = aiSlotKey(userId);
  if (place) await releaseSlot(place).catch(() => {});
}

/** The sender's address where a known front vouches for it. */
export function clientAddress(request: Request): string | null {
  const { VERCEL, FLEXI_FRONT } = env();
  if (FLEXI_FRONT === "self") return request.headers.get("x-forwarded-for");
  return VERCEL ? request.headers.get("x-vercel-forwarded-for") : null;
}
