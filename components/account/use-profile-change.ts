import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import { newPasswordProblem, profileEmailProblem } from "@/lib/api/account-rules";
import type { ProfileChange } from "@/lib/api/account-schemas";
import type { Profile } from "@/lib/api/responses";
import { optional, shape, text } from "@/lib/api/shape";
import { RequestError, request, serverMessageOr } from "@/lib/client/api";
import { profileUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { profileTexts } from "@/lib/texts/profile";
import { profileMembers } from "../session/use-profile";

const isChanged = shape<Profile & { message?: string }>({ ...profileMembers, message: optional(text) });

type Fields = Record<"email" | "password" | "displayName", string>;
type ProfileErrors = Partial<Fields>;

/** Saves the profile and updates it wherever it is shown. `errors` belong to a field, `outcome` to all of them. Empty fields are not sent (spec §7). */
export function useProfileChange(profile: Profile) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [errors, setErrors] = useState<ProfileErrors>({});

  const save = (fields: Fields, { showOnBoard }: Pick<ProfileChange, "showOnBoard">, onSaved: () => void) =>
    run(async () => {
      setOutcome(null);
      const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
      // If all fields are empty, the server's message is for the whole form (spec §5).
      const wrong = Object.keys(change).length > 0 ? errorsOf(profile, fields) : {};
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return;
      try {
        const { message, ...profile } = await request("PUT", profileUrl, { ...change, showOnBoard }, isChanged, {
          refused: texts.request.profileSessionExpired,
        });
        await mutate<Profile>(profileUrl, profile, { revalidate: false });
        onSaved();
        setOutcome({ text: message || profileTexts.updated, isFailure: false });
      } catch (failure) {
        const text = serverMessageOr(failure, profileTexts.updateError);
        if (failure instanceof RequestError && failure.code === "email_taken") setErrors({ email: text });
        else setOutcome({ text, isFailure: true });
      }
    });

  return { busy, outcome, errors, save };
}

/**
 * What the server would refuse, and fields that were emptied and must not be: an empty field is not sent, so its change would
 * silently be lost.
 */
function errorsOf(profile: Profile, { email, password, displayName }: Fields): ProfileErrors {
  const emailError = email === profile.email ? null : profileEmailProblem(email);
  const passwordError = password === "" ? null : newPasswordProblem(password);
  const isNameCleared = displayName.trim() === "" && displayName !== profile.displayName;
  return {
    ...(isNameCleared && { displayName: profileTexts.displayNameEmpty }),
    ...(emailError && { email: emailError }),
    ...(passwordError && { password: passwordError }),
  };
}
