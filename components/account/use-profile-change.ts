import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/notice";
import { useBusy } from "@/components/ui/use-busy";
import type { Profile } from "@/lib/answers";
import { optional, shape, text } from "@/lib/api/shape";
import { request, serverMessageOr } from "@/lib/client/api";
import type { ProfileChange } from "@/lib/schemas";
import { profileTexts } from "@/lib/texts/profile";
import { profileMembers, profileUrl } from "./use-profile";

const isChanged = shape<Profile & { message?: string }>({ ...profileMembers, message: optional(text) });

/** Changes the profile, and whatever shows it. An empty field stays as it is (spec §7). */
export function useProfileChange() {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = (fields: Required<ProfileChange>, onSaved: () => void) =>
    run(async () => {
      setOutcome(null);
      const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
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

  return { busy, outcome, save };
}
