import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import type { Credentials } from "../../api/account-schemas";
import { serverTimings } from "../../api/server-limits";
import { refusalTexts } from "../../texts/refusal";
import { normalizeName } from "../../texts/rules";
import { addSession } from "../db/session";
import { countAttempt } from "../db/user";
import { ApiError } from "../errors";
import { assertWithinLimit, counterOf } from "../rate-limit/rate-limit";
import { assertNotBusy, verifyPassword } from "./password";
import type { TokenClaims } from "./token";

export const attemptsOf = (username: string) => counterOf("loginFailure", normalizeName(username));

/** Counts an attempt, then checks the password. */
export async function attemptLogin({ username, password }: z.infer<typeof Credentials>) {
  assertNotBusy();
  const attempts = attemptsOf(username);
  const { use, user } = await countAttempt(username, attempts);
  assertWithinLimit(attempts, use);
  return { user, isCorrect: await verifyPassword(user?.passwordHash, password), attempts };
}

/** Checks a password and opens a session. A refusal takes the same time whether or not the user exists. */
export async function logIn(credentials: z.infer<typeof Credentials>): Promise<TokenClaims> {
  const minimumTime = wait(serverTimings.accountProbeDelayMs);
  const { user, isCorrect, attempts } = await attemptLogin(credentials);
  const sid = user && isCorrect ? await addSession(user.id, user.passwordHash, attempts) : null;
  if (!user || !sid) {
    await minimumTime;
    throw new ApiError("wrong_credentials", refusalTexts.wrongCredentials);
  }
  return { sub: user.id, username: user.username, sid };
}
