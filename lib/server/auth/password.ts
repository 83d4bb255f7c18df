import "server-only";
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import { serverLimits } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { ApiError } from "../errors";
import { concurrencyLimit } from "../rate-limit/concurrency-limit";

// Argon2id is the library's default; naming its const enum does not survive isolated modules.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password nobody knows, of the same cost: an unknown user takes as long as a wrong password. */
const nobody = "$argon2id$v=19$m=19456,t=2,p=1$OZQC3xQ/Ox0OILpjUfPppA$t+VTkSII3xCldx1dgADhLZfrQXaYh4dKptWcPIp2cuU";

// Keyboards compose accents differently; the same password typed on another one must open the same account.
const normal = (password: string) => password.normalize("NFKC");

// One processor stays free for everybody else's calls, and each hash takes 19 MB while it is made.
const inTurn = concurrencyLimit(Math.max(1, availableParallelism() - 1));

let waiting = 0;

/** 503 while too many wait already. Asked before an attempt is counted, it costs none. */
export function refuseWhenBusy(): void {
  if (waiting >= serverLimits.passwordsWaiting) throw new ApiError("busy", refusalTexts.busy, 5);
}

async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  refuseWhenBusy();
  waiting += 1;
  return inTurn(() => {
    waiting -= 1;
    return work();
  });
}

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(normal(password), cost));
}

/** Whether this is the password of that hash; without a hash the same work is done and the answer is no. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await inLine(() => verify(passwordHash ?? nobody, normal(password)));
  return fits && passwordHash !== undefined;
}
