import { type RegistrationRefusal, registrationRefusals } from "../../texts/registration";
import { hashOf } from "../db/id";
import { type Invitation, isInvitation } from "../db/invitation";
import { env } from "../env";
import { ApiError } from "../errors";

/**
 * Whether somebody with this invitation may register. Throws the refusal if not; otherwise returns the invitation that has to be
 * used, or `null` where none is needed.
 */
export async function checkRegistration(given: string | undefined): Promise<Invitation | null> {
  const { REGISTRATION } = env();
  if (REGISTRATION === "open") return null;
  if (REGISTRATION === "closed") throw refusal("registration_closed");
  if (!given) throw refusal("invitation_required");
  const invitation = parseInvitation(given);
  return (await isInvitation(invitation)) ? invitation : invitationInvalid();
}

export function invitationInvalid(): never {
  throw refusal("invitation_invalid");
}

function refusal(code: RegistrationRefusal): ApiError {
  const { reason, hint } = registrationRefusals[code];
  return new ApiError(code, `${reason} ${hint}`);
}

const sharedPath =
  /^\/share\/(?:post\/(?<conversationId>[^/?]+)(?:\/(?<index>\d{1,6})|\/note\/(?<noteId>[^/?]+))?|conversation\/(?<whole>[^/?]+)\/(?<shareId>[^/?]+))\/?(?:\?|$)/;

/** The path of a shared part invites as long as it is shared; anything else is a code. Only hashes of codes are stored. */
function parseInvitation(given: string): Invitation {
  const { conversationId, index, noteId, whole, shareId } = sharedPath.exec(given)?.groups ?? {};
  if (whole !== undefined && shareId !== undefined) return { conversationId: whole, shareId };
  if (conversationId === undefined) return { codeHash: hashOf(given) };
  if (noteId !== undefined) return { conversationId, noteId };
  return { conversationId, position: index === undefined ? 0 : Number(index) + 1 };
}
