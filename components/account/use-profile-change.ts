import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import { displayNameProblem, newPasswordProblem, profileEmailProblem } from "@/lib/api/account-rules";
import type { ProfileChange } from "@/lib/api/account-schemas";
import { isBirthYear } from "@/lib/api/birth-year";
import type { ErrorCode } from "@/lib/api/error-codes";
import type { Profile } from "@/lib/api/responses";
import { optional, shape, text } from "@/lib/api/shape";
import { RequestError, request, serverMessageOr } from "@/lib/client/api";
import { profileUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { profileTexts } from "@/lib/texts/profile";
import { profileMembers } from "../session/use-profile";
import { sessionsUrl } from "./use-devices";

const isChanged = shape<Profile & { message?: string }>({ ...profileMembers, message: optional(text) });

export type ProfileFields = Record<"email" | "password" | "displayName" | "currentPassword" | "birthYear", string>;
/** Those that were changed. */
type ProfileChoices = Pick<ProfileChange, "showOnBoard" | "mailAboutOffers">;
type ProfileErrors = Partial<ProfileFields>;

/** Whether the page asks for the current password: for a new address or password. */
export const needsPassword = (profile: Profile, { email, password }: ProfileFields) =>
  (email !== "" && email !== profile.email) || password !== "";

/** The field that a refusal of the server belongs to. */
const fieldOf: { [code in ErrorCode]?: keyof ProfileFields } = {
  email_taken: "email",
  wrong_password: "currentPassword",
};

/** Saves the profile and updates it wherever it is shown. `errors` belong to a field, `outcome` to all of them. Empty fields are not sent (spec §7). */
export function useProfileChange(profile: Profile) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [errors, setErrors] = useState<ProfileErrors>({});

  const save = (fields: ProfileFields, choices: ProfileChoices, onSaved: () => void) =>
    run(async () => {
      setOutcome(null);
      const { birthYear, ...others } = fields;
      const change = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ""));
      // If all fields are empty, the server's message is for the whole form (spec §5).
      const wrong = Object.keys(change).length > 0 ? errorsOf(profile, fields) : {};
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return;
      try {
        const { message, ...changed } = await request(
          "PUT",
          profileUrl,
          { ...change, ...birthYearChange(profile, birthYear), ...choices },
          isChanged,
          {
            refused: texts.request.profileSessionExpired,
          },
        );
        await mutate<Profile>(profileUrl, changed, { revalidate: false });
        // A new password has ended other sessions.
        void mutate(sessionsUrl);
        onSaved();
        setOutcome({ text: message || profileTexts.updated, isFailure: false });
      } catch (failure) {
        const text = serverMessageOr(failure, profileTexts.updateError);
        const field = failure instanceof RequestError && failure.code && fieldOf[failure.code];
        if (field) setErrors({ [field]: text });
        else setOutcome({ text, isFailure: true });
      }
    });

  return { busy, outcome, errors, save };
}

/** It is sent only if it is changed. */
function birthYearChange({ birthYear }: Profile, typed: string): Pick<ProfileChange, "birthYear"> {
  const wanted = typed.trim() === "" ? null : Number(typed);
  return wanted === (birthYear ?? null) ? {} : { birthYear: wanted };
}

/**
 * What the server would refuse, and fields that were emptied and must not be: an empty field is not sent, so its change would
 * silently be lost.
 */
function errorsOf(profile: Profile, fields: ProfileFields): ProfileErrors {
  const { email, password, displayName, currentPassword, birthYear } = fields;
  const emailError = email === profile.email ? null : profileEmailProblem(email);
  const passwordError = password === "" ? null : newPasswordProblem(password);
  const nameError = displayName.trim() === "" ? profileTexts.displayNameEmpty : displayNameProblem(displayName);
  return {
    ...(nameError && displayName !== profile.displayName && { displayName: nameError }),
    ...(emailError && { email: emailError }),
    ...(birthYear.trim() !== "" && !isBirthYear(Number(birthYear)) && { birthYear: profileTexts.birthYearInvalid }),
    ...(passwordError && { password: passwordError }),
    ...(needsPassword(profile, fields) &&
      currentPassword === "" && { currentPassword: profileTexts.currentPasswordRequired }),
  };
}
