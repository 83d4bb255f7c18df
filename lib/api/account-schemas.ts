import { z } from "zod";
import { accountTexts } from "../texts/account";
import { profileTexts } from "../texts/profile";
import { emailProblem, newPasswordProblem, storedUsername, usernameProblem } from "./account-rules";
import { isBirthYear } from "./birth-year";
import { limits } from "./limits";
import { requiredText, text } from "./schemas";
import { serverLimits } from "./server-limits";

const withoutProblem = (problemOf: (value: string) => string | null) =>
  text.superRefine((value, context) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: "custom", message });
  });

const newPassword = withoutProblem(newPasswordProblem);

/** POST /api/login */
export const Credentials = z.object({ username: text, password: text.max(limits.passwordLengthMax) });

/** The path of a shared part, or the code of a link that `npm run invite` has made. */
const Invitation = text.max(serverLimits.invitationLength);

/** GET /api/registration */
export const RegistrationQuery = z.object({ invitation: Invitation.optional() });

/** POST /api/register */
export const NewUser = z.object({
  username: withoutProblem(usernameProblem).transform(storedUsername),
  password: newPassword,
  email: withoutProblem(emailProblem),
  invitation: Invitation.optional(),
});
export type NewUser = z.infer<typeof NewUser>;

/** POST /api/forgot-password */
export const ForgottenPassword = z.object({ email: text.max(limits.emailLength, accountTexts.emailInvalid) });

/** POST /api/reset-password */
export const PasswordResetRequest = z.object({ token: text.max(serverLimits.resetTokenLength), password: newPassword });

/** POST /api/undo-change */
export const UndoRequest = z.object({ token: text.max(serverLimits.resetTokenLength) });

const ProfileFields = z
  .object({
    email: text.max(limits.emailLength, accountTexts.emailInvalid),
    // Without a new password the field is not sent (spec §7), so an empty one is too short.
    password: withoutProblem((value) => (value === "" ? accountTexts.passwordTooShort : newPasswordProblem(value))),
    displayName: requiredText({
      required: profileTexts.displayNameEmpty,
      max: limits.displayNameLength,
      tooLong: profileTexts.displayNameTooLong,
    }),
    showOnBoard: z.boolean(),
    mailAboutOffers: z.boolean(),
    /** `null` removes it. */
    birthYear: z.number().refine(isBirthYear, profileTexts.birthYearInvalid).nullable(),
    currentPassword: text.max(limits.passwordLengthMax),
  })
  .partial()
  // One of the three fields of spec §5 is required; the others may be sent with them.
  .refine(
    ({ email, password, displayName }) => (email ?? password ?? displayName) !== undefined,
    profileTexts.fieldRequired,
  );

const noProfileFields = z
  .object({ email: z.literal(""), password: z.literal(""), displayName: z.literal("") })
  .partial();

/**
 * PUT /api/profile. Empty strings alone count as fields that are missing (spec §5). A changed e-mail address is also checked by
 * `profileEmailProblem`.
 */
export const ProfileChange = z.preprocess(
  (body) => (noProfileFields.safeParse(body).success ? {} : body),
  ProfileFields,
);
export type ProfileChange = z.infer<typeof ProfileChange>;

/** DELETE /api/account */
export const AccountRemoval = z.object({ password: text.max(limits.passwordLengthMax) });
