import { displayNameProblem, profileEmailProblem } from "../../api/account-rules";
import type { NewUser, ProfileChange } from "../../api/account-schemas";
import type { Profile } from "../../api/responses";
import { serverTimings } from "../../api/server-limits";
import { whenOf } from "../../conversation/memory-date/when";
import { refusalTexts } from "../../texts/refusal";
import { timeSlices } from "../../time-slices";
import { listWhens, updateDays } from "../db/conversation";
import { findUses } from "../db/counter";
import { isUniqueViolation } from "../db/errors";
import type { Caller, ProfileRow } from "../db/session";
import * as users from "../db/user";
import { env } from "../env";
import { recordErasure } from "../erasures";
import { ApiError, badRequest } from "../errors";
import { removeContents } from "../files/removal";
import { assertNotUsedUp, assertWithinLimit, consume, counterOf } from "../rate-limit/rate-limit";
import { announceChange } from "./account-change";
import { checkPassword } from "./login";
import { newUndoLink } from "./mailed-token";
import { hashPassword } from "./password";
import { checkRegistration, invitationInvalid } from "./registration";

/** Registers somebody at this address, which is `null` where no trusted server reports it. */
export async function register(
  { username, email, password, invitation: given }: NewUser,
  address: string | null,
): Promise<void> {
  const invitation = await checkRegistration(given);
  if (await users.isUsernameTaken(username)) throw usernameTaken();
  await assertEmailFree(email, address);
  const passwordHash = await hashPassword(password, "stranger");
  const outcome = await users.addUser({ username, email, passwordHash }, invitation);
  if (outcome === "added") return;
  if (outcome === "not invited") invitationInvalid();
  throw (await users.isUsernameTaken(username)) ? usernameTaken() : emailTaken();
}

const usernameTaken = () => new ApiError("username_taken", refusalTexts.usernameTaken);
const emailTaken = () => new ApiError("email_taken", refusalTexts.emailTaken);

/**
 * 409 if somebody else has this e-mail address. A caller gets it 10 times an hour, and then gets 429 for any address, so that the
 * 429 reveals nothing. `caller` is `null` if unknown: then nobody is limited, because all others would be, too.
 */
async function assertEmailFree(email: string, caller: string | null, ownId = ""): Promise<void> {
  const counter = caller === null ? null : counterOf("emailTaken", caller);
  const assertUsesLeft = async () => counter && assertNotUsedUp(counter, (await findUses([counter])).get(counter.key));
  await assertUsesLeft();
  const use = await users.countIfEmailTaken(email, ownId, counter);
  if (use) {
    assertWithinLimit(counter, use);
    throw emailTaken();
  }
  // Of many calls at once, others may have used up the limit meanwhile.
  await assertUsesLeft();
}

export async function changeProfile(user: Caller, wanted: ProfileChange): Promise<Profile> {
  const { email, password, currentPassword, ...others } = wanted;
  const isMoved = email !== undefined && email !== user.email;
  const isRenamed = others.displayName !== undefined && others.displayName !== user.displayName;
  // What has been accepted once stays, also where the rules of today are stricter.
  const problem =
    (isMoved && profileEmailProblem(email)) || (isRenamed && displayNameProblem(others.displayName ?? ""));
  if (problem) badRequest(problem);
  if (currentPassword !== undefined) await assertOwnPassword(user, currentPassword);
  if (isMoved) await assertEmailFree(email, user.id, user.id);
  if (isMoved || password !== undefined) await consume("accountChange", user.id);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const { token, ...link } = newUndoLink();
  const isConfirmed = currentPassword !== undefined;
  const accepted = { email, passwordHash, isConfirmed, ...others };
  const readAges = async () => (others.birthYear === undefined ? [] : readAgesAgain(user, others.birthYear));
  const days = await readAges();
  const updated = users.updateUser(user.id, user.sessionId, { ...accepted, days }, link).catch((error) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  const { profile, change } = (await updated) ?? accountRemoved();
  if (change) announceChange(user.id, change, { isPassword: password !== undefined, token });
  // Also of memories that were dated meanwhile, by the year before.
  await updateDays(user.id, await readAges(), profile.birthYear);
  return profileOf(profile);
}

/** When those memories were, by a changed year of birth, whose days it decides: they get others, or none. */
export async function readAgesAgain({ id: userId, birthYear }: Pick<Caller, "id" | "birthYear">, after: number | null) {
  if (birthYear === after) return [];
  const pause = timeSlices();
  const changed = [];
  for (const { id, text, edtf } of await listWhens(userId)) {
    await pause();
    const when = whenOf(text, after);
    if (!when || when.edtf === edtf) continue;
    // Words that were imported without their days could have had these before, too.
    if (edtf === null && when.edtf === whenOf(text, birthYear)?.edtf) continue;
    changed.push({ id, ...when });
  }
  return changed;
}

/**
 * Deletes an account and everything in it, for somebody who knows its password. A thief with a token can set a new one, so that the owner
 * first gets the time to undo it.
 */
export async function deleteAccount(caller: Caller, password: string): Promise<void> {
  const { deletableFrom } = await assertOwnPassword(caller, password);
  if (deletableFrom && deletableFrom > new Date())
    throw new ApiError("deletion_delayed", refusalTexts.deletionDelayed(serverTimings.undoLinkDays));
  const storageKeys = await users.removeUser(caller.id);
  await recordErasure(caller.id, "removed");
  await removeContents(storageKeys);
}

async function assertOwnPassword(caller: Caller, password: string) {
  const { user, isCorrect } = await checkPassword(caller, password);
  // The account can have been deleted, and its name taken by another user.
  if (user?.id !== caller.id) accountRemoved();
  if (!isCorrect) throw new ApiError("wrong_password", refusalTexts.wrongPassword);
  return user;
}

export function profileOf(row: ProfileRow): Profile {
  const { username, email, displayName, showOnBoard, mailAboutOffers, birthYear } = row;
  return {
    ...{ username, email, displayName: displayName ?? "", showOnBoard },
    ...(env().SMTP_URL && { mailAboutOffers }),
    ...(birthYear !== null && { birthYear }),
  };
}

/** The account was deleted, or its session ended, during this call. */
function accountRemoved(): never {
  throw new ApiError("invalid_token", refusalTexts.invalidToken);
}
