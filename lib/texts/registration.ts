import { accountTexts } from "../texts/account";

/** Why somebody cannot register, by the code of the refusal, and what they can do. */
export const registrationRefusals = {
  registration_closed: {
    reason: "This site isn't taking new accounts.",
    hint: "The person who runs this site can make one for you.",
  },
  invitation_required: {
    reason: "New accounts are by invitation here.",
    hint: "If somebody shared a memory with you, open their link and register from there. The person who runs this site can also send you an invitation.",
  },
  invitation_invalid: {
    reason: "This invitation is no longer valid.",
    hint: "The person who sent it can give you a new one.",
  },
} as const;

export type RegistrationRefusal = keyof typeof registrationRefusals;

/** Why somebody came to register. */
export const registrationTexts = {
  invited: { reason: "You're invited.", hint: "Choose a name and a password." },
  shared: {
    reason: accountTexts.sharedWithYou,
    hint: "The memory is waiting for you. All it takes is a name, a password and an email address.",
  },
} as const;
