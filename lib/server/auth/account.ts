import "server-only";
import { profileEmailProblem } from "../../api/account-rules";
import type { NewUser, ProfileChange } from "../../api/account-schemas";
import type { Profile } from "../../api/responses";
import { accountTexts } from "../../texts/account";
import { refusalTexts } from "../../texts/refusal";
import { isUniqueViolation } from "../db/errors";
import type { Caller, ProfileRow } from "../db/session";
import * as users from "../db/user";
import { ApiError, badRequest } from "../errors";
import { removeContents } from "../files/removal";
import { assertEmailFree, emailTaken } from "./email-taken";
import { checkPassword } from "./login";
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

export async function changeProfile(user: Caller, change: ProfileChange): Promise<Profile> {
  const { email, password, ...others } = change;
  if (email !== undefined && email !== user.email) {
    if (profileEmailProblem(email)) badRequest(accountTexts.emailInvalid);
    await assertEmailFree(email, user.id, user.id);
  }
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const changed = users.updateUser(user.id, user.sessionId, { email, passwordHash, ...others }).catch((error) => {
    throw isUniqueViolation(error) ? emailTaken() : error;
  });
  return profileOf((await changed) ?? accountRemoved());
}

/** Deletes an account and everything in it, for somebody who knows its password. */
export async function deleteAccount(caller: Caller, password: string): Promise<void> {
  const { user, isCorrect } = await checkPassword(caller, password);
  // The account can have been deleted, and its name taken by another user.
  if (user?.id !== caller.id) accountRemoved();
  if (!isCorrect) throw new ApiError("wrong_password", refusalTexts.wrongPassword);
  await removeContents(await users.removeUser(caller.id));
}

export function profileOf({ username, email, displayName, showOnBoard }: ProfileRow): Profile {
  return { username, email, displayName: displayName ?? "", showOnBoard };
}

/** The account was deleted during this call. */
function accountRemoved(): never {
  throw new ApiError("invalid_token", refusalTexts.invalidToken);
}
