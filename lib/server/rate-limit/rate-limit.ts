import { createHash } from "node:crypto";
import { rateLimits, serverLimits, serverTimings } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { replyTexts } from "../../texts/reply";
import {
  type AiLimits,
  acquireSlot,
  type Counter,
  countUse,
  type LimitResult,
  releaseSlot,
  takeSlot,
  type Use,
} from "../db/counter";
import { env, isAiConnected } from "../env";
import { ApiError } from "../errors";

export type RateLimit = keyof typeof rateLimits;

// Names and addresses are hashed, so that the table does not reveal who did what.
const keyOf = (limit: RateLimit | "aiConcurrencyMax" | "aiPerDay", whom: string) =>
  createHash("sha256").update(`${limit}\n${whom}`).digest("base64url");

/** The counter of a rate limit for a user, a name or an address. `null`: rate limits are switched off. */
export function counterOf(limit: RateLimit, whom: string): Counter | null {
  const { count, seconds } = rateLimits[limit];
  const allowed = count * env().RATE_LIMIT_FACTOR;
  return allowed === 0 ? null : { key: keyOf(limit, whom), seconds, allowed };
}

/** Counts one use. 429 with `Retry-After` (seconds) beyond the limit. */
export async function consume(limit: RateLimit, whom: string): Promise<void> {
  const counter = counterOf(limit, whom);
  if (counter) assertWithinLimit(counter, await countUse(counter));
}

/** 429 with `Retry-After` (seconds) if this use is beyond the limit. */
export function assertWithinLimit(counter: Counter | null, { count, resetAt }: Use, sentence?: string): void {
  if (counter && count > counter.allowed) refuse(Math.ceil((resetAt.getTime() - Date.now()) / 1000), sentence);
}

/** 429 with `Retry-After` (seconds) if nothing is left of the limit. Counts nothing. */
export function assertNotUsedUp(counter: Counter | null, use: Use | undefined): void {
  if (use) assertWithinLimit(counter, { ...use, count: use.count + 1 });
}

function refuse(seconds: number, sentence: string = refusalTexts.throttled): never {
  throw new ApiError("rate_limited", sentence, Math.max(1, seconds));
}

/** A user's limits of calls to the AI. `null`: rate limits are switched off. */
export function aiLimits(userId: string): AiLimits | null {
  const use = counterOf("ai", userId);
  return (
    use && {
      use,
      slots: {
        key: keyOf("aiConcurrencyMax", userId),
        seconds: Math.ceil((serverTimings.aiDeadlineMs + serverTimings.aiLeaseSlackMs) / 1000),
        count: Math.ceil(serverLimits.aiConcurrencyMax * env().RATE_LIMIT_FACTOR),
      },
    }
  );
}

/** 429 with `Retry-After` if the limits do not allow this call to the AI. */
export function assertWithinLimits(limits: AiLimits | null, { isAdmitted, ...use }: LimitResult): void {
  assertWithinLimit(limits?.use ?? null, use);
  if (!isAdmitted) refuse(1);
}

/**
 * Counts a call to the AI and acquires a slot for it, 429 beyond the limits. Both are given back if `claim` then fails, or returns
 * nothing because another call has the lease.
 */
export async function claimWithAiSlot<Claimed>(userId: string, claim: () => Promise<Claimed>): Promise<Claimed> {
  const limits = aiLimits(userId);
  if (limits) assertWithinLimits(limits, await acquireSlot(limits));
  let claimed: Claimed | null = null;
  try {
    claimed = await claim();
    return claimed;
  } finally {
    if (limits && !claimed) {
      await Promise.all([limits.slots.key, limits.use.key].map((key) => releaseSlot(key).catch(() => {})));
    }
  }
}

/** Acquires a slot for a call that waits for the reply that another one is asking for. 429 if all are in use. */
export async function acquireWaitingSlot(userId: string): Promise<void> {
  const limits = aiLimits(userId);
  if (limits && !(await takeSlot(limits.slots))) refuse(1);
}

/** The key under which a user's slots are counted. `null`: rate limits are switched off. */
export const aiSlotKey = (userId: string) => aiLimits(userId)?.slots.key ?? null;

/** Releases a slot. One that cannot be released expires. */
export async function releaseAiSlot(userId: string): Promise<void> {
  const slotKey = aiSlotKey(userId);
  if (slotKey) await releaseSlot(slotKey).catch(() => {});
}

const dayMs = 86_400_000;

/**
 * Counts a reply that the AI is about to be asked for against the operator's daily limits: this person's and everybody's, per
 * day in UTC. 429 with `Retry-After` beyond either. A reply that then fails is not given back, because it may have cost
 * something.
 */
export async function countDailyReply(userId: string): Promise<void> {
  if (!isAiConnected()) return;
  const { AI_REPLIES_PER_DAY, AI_REPLIES_PER_DAY_TOTAL } = env();
  const seconds = Math.ceil((dayMs - (Date.now() % dayMs)) / 1000);
  const own = { key: keyOf("aiPerDay", userId), seconds, count: AI_REPLIES_PER_DAY };
  const total = { key: keyOf("aiPerDay", "everybody"), seconds, count: AI_REPLIES_PER_DAY_TOTAL };
  const take = async ({ count, ...slots }: typeof own) => count === undefined || takeSlot({ ...slots, count });
  if (await take(own)) {
    if (await take(total)) return;
    if (own.count !== undefined) await releaseSlot(own.key);
  }
  throw new ApiError("daily_limit", replyTexts.dailyLimit, seconds);
}
