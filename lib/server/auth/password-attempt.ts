import { setTimeout as wait } from "node:timers/promises";
import { serverTimings } from "../../api/server-limits";
import { normalizeName } from "../../texts/normalize";
import { type Counter, countUse, findUses, releaseSlot, resetCounters, type Use } from "../db/counter";
import { logSecurityEvent } from "../log";
import { assertNotUsedUp, assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { assertNotBusy, verifyPassword } from "./password";

/** What failed attempts at the password of one account by one caller count against. */
type AttemptLimits = {
  /** Refuses exactly. The failures of other callers do not count. */
  own: Counter | null;
  /** Refuses guesses at many accounts from one address. */
  address: Counter | null;
  /** Counts everybody's failures, and only slows down. */
  account: Counter | null;
  /** Whether this browser, or the address under `knownAddress`, has logged in to this account before. */
  isKnown: boolean;
  knownAddress: Counter | null;
};

const ownOf = (username: string, caller: string) => counterOf("loginFailure", `${normalizeName(username)}\n${caller}`);

const knownAddressOf = (username: string, address: string | null) =>
  address === null ? null : counterOf("knownAddress", `${normalizeName(username)}\n${address}`);

/** The limits at an address. It is `null` where no trusted server reports it: then all callers are one. */
export function limitsAtAddress(username: string, address: string | null): AttemptLimits {
  return {
    own: ownOf(username, address ?? "unknown"),
    address: address === null ? null : counterOf("loginFailureOfAddress", address),
    account: counterOf("loginFailureOfAccount", normalizeName(username)),
    isKnown: false,
    knownAddress: knownAddressOf(username, address),
  };
}

/** The limits of a browser or a session that has signed in to this account before: nobody else's failures touch them. */
export function limitsOfKnown(username: string, id: string): AttemptLimits {
  return { own: ownOf(username, id), address: null, account: null, isKnown: true, knownAddress: null };
}

/** Somebody has logged in to this account from this address. */
export async function rememberAddress(username: string, address: string | null): Promise<void> {
  const counter = knownAddressOf(username, address);
  if (counter) await countUse(counter);
}

/** The counters that start again after a correct password. */
export const failuresOf = ({ own, account }: AttemptLimits) => [own, account].filter((counter) => counter !== null);

type Account = { id: string; passwordHash: string } | null;

/** Whether this is the account's password. 429 beyond the limits, before anything is hashed; a right password uses up none. */
export async function attemptPassword(account: Account, password: string, limits: AttemptLimits): Promise<boolean> {
  const { own, address, knownAddress } = limits;
  const counters = [own, address, limits.account, knownAddress].filter((counter) => counter !== null);
  const uses = await findUses(counters);
  const current = (counter: Counter | null) => (counter ? uses.get(counter.key) : undefined);
  for (const limit of [own, address]) assertNotUsedUp(limit, current(limit));
  await wait(slowdownMs(limits.account, current(limits.account)));
  const requester = limits.isKnown || current(knownAddress) ? "known" : "stranger";
  assertNotBusy(requester);
  // Counted before the password is checked, so that of many attempts at once no more are checked than are allowed.
  const use = own && (await countUse(own));
  if (use) assertWithinLimit(own, use);
  const isCorrect = await verifyPassword(account?.passwordHash, password, requester).catch(async (error) => {
    // Meanwhile the queue is full: nothing was checked.
    if (own) await releaseSlot(own.key);
    throw error;
  });
  if (isCorrect) await resetCounters(failuresOf(limits));
  else await recordFailure(account?.id ?? null, limits, use);
  return isCorrect;
}

/** How long a login waits because of the failures of its account. The wait costs no processor and no slot of the queue. */
export function slowdownMs(counter: Counter | null, use: Use | undefined): number {
  const excess = counter && use ? Math.max(0, use.count - counter.allowed) : 0;
  return Math.min(excess * serverTimings.loginSlowdownMs, serverTimings.loginSlowdownMaxMs);
}

async function recordFailure(userId: string | null, { own, address, account }: AttemptLimits, use: Use | null) {
  logSecurityEvent("login_failed", userId);
  const [ofAddress] = await Promise.all([address, account].map((counter) => counter && countUse(counter)));
  if (isLast(own, use)) logSecurityEvent("login_limited", userId);
  if (isLast(address, ofAddress)) logSecurityEvent("login_limited", null);
}

/** Whether this use is the last one within the limit, so that the event is logged once and not with every refusal. */
const isLast = (counter: Counter | null, use: Use | null | undefined) =>
  Boolean(counter && use && use.count <= counter.allowed && use.count + 1 > counter.allowed);
