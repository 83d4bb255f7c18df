import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/notice";
import { useBusy } from "@/components/ui/use-busy";
import type { Profile } from "@/lib/api/responses";
import type { ProfileChange } from "@/lib/api/schemas";
import { optional, shape, text } from "@/lib/api/shape";
import { request, serverMessageOr } from "@/lib/client/api";
import { texts } from "@/lib/texts";
import { profileTexts } from "@/lib/texts/profile";
import { profileMembers, profileUrl } from "../session/use-profile";

const isChanged = shape<Profile & { message?: string }>({ ...profileMembers, message: optional(text) });

type SaveListeners = { onSaved: () => void; onRefused: (field: string) => void };
type ProfileErrors = Pick<ProfileChange, "email" | "displayName">;

/** Saves the profile and updates it wherever it is shown. Empty fields are not sent (spec §7). */
export function useProfileChange(profile: Profile) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [errors, setErrors] = useState<ProfileErrors>({});

  const save = (fields: Required<ProfileChange>, { onSaved, onRefused }: SaveListeners) =>
    run(async () => {
      setOutcome(null);
      const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
      // If all fields are empty, the server's message is for the whole form (spec §5).
      const fieldErrors = Object.keys(change).length > 0 ? clearedFields(profile, fields) : {};
      setErrors(fieldErrors);
      const [first] = Object.keys(fieldErrors);
      if (first) return onRefused(first);
      try {
        const { message, ...profile } = await request("PUT", profileUrl, change, isChanged, {
          refused: profileTexts.sessionExpired,
        });
        await mutate<Profile>(profileUrl, profile, { revalidate: false });
        onSaved();
        setOutcome({ text: message || profileTexts.updated, isFailure: false });
      } catch (failure) {
        setOutcome({ text: serverMessageOr(failure, profileTexts.updateError), isFailure: true });
      }
    });

  return { busy, outcome, errors, save };
}

/** Errors of fields that were emptied and must not be: an empty field is not sent, so its change would silently be lost. */
function clearedFields(profile: Profile, fields: Required<ProfileChange>): ProfileErrors {
  const isCleared = (name: keyof ProfileErrors) => fields[name].trim() === "" && fields[name] !== profile[name];
  return {
    ...(isCleared("displayName") && { displayName: profileTexts.displayNameEmpty }),
    ...(isCleared("email") && { email: texts.account.emailInvalid }),
  };
}
