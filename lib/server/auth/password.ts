import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { serverLimits } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { ApiError } from "../errors";
import { concurrencyLimit } from "../rate-limit/concurrency-limit";

// Argon2id is the library's default; naming its const enum does not survive isolated modules.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of the same cost that no password is known for: checking it for an unknown user takes as long as a wrong password. */
const dummyHash = "$argon2id$v=19$m=19456,t=2,p=1$OZQC3xQ/Ox0OILpjUfPppA$t+VTkSII3xCldx1dgADhLZfrQXaYh4dKptWcPIp2cuU";

// Keyboards compose accents differently: the same password has to work on all of them.
const normalized = (password: string) => password.normalize("NFKC");

// One processor stays free for other calls. Each hash takes 19 MB of memory while it is computed.
const limitConcurrency = concurrencyLimit(Math.max(1, availableParallelism() - 1));

/** "known": somebody has logged in before from this browser or address. Known callers come first, and half of the queue is for them alone. */
export type Requester = "known" | "stranger";

const queueLengths: Record<Requester, number> = {
  known: serverLimits.passwordsWaiting,
  stranger: serverLimits.strangersPasswordsWaiting,
};
let waiting = 0;
export const passwordsWaiting = () => waiting;

/** 503 while too many passwords wait to be hashed. Called before an attempt is counted, so that a 503 uses up none. */
export function assertNotBusy(requester: Requester): void {
  if (waiting >= queueLengths[requester]) throw new ApiError("busy", refusalTexts.busy, 5);
}

async function queued<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result> {
  assertNotBusy(requester);
  waiting += 1;
  return limitConcurrency(() => {
    waiting -= 1;
    return work();
  }, requester === "known");
}

export function hashPassword(password: string, requester: Requester = "known"): Promise<string> {
  return queued(requester, () => hash(normalized(password), cost));
}

/** Whether this is the password of that hash. Without a hash the same work is done, and the result is false. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  requester: Requester,
): Promise<boolean> {
  const isCorrect = await queued(requester, () => verify(passwordHash ?? dummyHash, normalized(password)));
  return isCorrect && passwordHash !== undefined;
}
