import { type FormEvent, useState } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { TextField } from "@/components/ui/field";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { PasswordField } from "@/components/ui/password-field";
import type { Profile } from "@/lib/api/responses";
import { accountTexts } from "@/lib/texts/account";
import { profileTexts } from "@/lib/texts/profile";
import styles from "./auth-layout.module.css";
import { useErrorFocus } from "./use-error-focus";
import { useProfileChange } from "./use-profile-change";

export function ProfileForm({ profile }: { profile: Profile }) {
  const { busy, outcome, errors, save } = useProfileChange(profile);
  const form = useErrorFocus(errors);
  const [saveCount, setSaveCount] = useState(0);
  const isGameOffered = useConfig().features.flexiFeatures.trainingMode.enabled;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name));
    const change = { email: read("email"), password: read("password"), displayName: read("displayName") };
    const isShown = fields.has("showOnBoard");
    const showOnBoard = isGameOffered && isShown !== profile.showOnBoard ? isShown : undefined;
    save(change, { showOnBoard }, () => setSaveCount((count) => count + 1));
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextField label={accountTexts.username} value={profile.username} autoComplete="username" readOnly />
      <TextField
        label={profileTexts.displayName}
        name="displayName"
        defaultValue={profile.displayName}
        autoComplete="name"
        error={errors.displayName}
      />
      <TextField
        label={accountTexts.email}
        name="email"
        defaultValue={profile.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField
        // A new field after each save: the saved password must not be submitted again.
        key={saveCount}
        label={profileTexts.newPassword}
        hint={profileTexts.passwordHint}
        name="password"
        error={errors.password}
        autoComplete="new-password"
      />
      {isGameOffered && (
        <CheckboxField
          label={profileTexts.showOnBoard}
          hint={profileTexts.showOnBoardHint}
          name="showOnBoard"
          defaultChecked={profile.showOnBoard}
        />
      )}
      <OutcomeNotice outcome={outcome} />
      <Button type="submit" busy={busy}>
        {profileTexts.save}
      </Button>
    </form>
  );
}
