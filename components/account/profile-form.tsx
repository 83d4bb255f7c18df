import { type FormEvent, type ReactNode, useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { DialogFoot } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { PasswordField } from "@/components/ui/password-field";
import { TitledSection } from "@/components/ui/titled-section";
import type { Profile } from "@/lib/api/responses";
import { isNameDraft } from "@/lib/conversation/thread/unsent";
import { texts } from "@/lib/texts";
import { accountTexts } from "@/lib/texts/account";
import { profileTexts } from "@/lib/texts/profile";
import form from "./auth-layout.module.css";
import styles from "./profile-dialog.module.css";
import { useErrorFocus } from "./use-error-focus";
import { usePasswordAdvice } from "./use-password-advice";
import { needsPassword, type ProfileFields, useProfileChange } from "./use-profile-change";

function readFields(fields: FormData): ProfileFields {
  const read = (name: string) => String(fields.get(name) ?? "");
  return {
    email: read("email"),
    password: read("password"),
    displayName: read("displayName"),
    currentPassword: read("currentPassword"),
    birthYear: read("birthYear"),
  };
}

export function ProfileForm({ profile }: { profile: Profile }) {
  const { busy, outcome, errors, save } = useProfileChange(profile);
  const formRef = useErrorFocus(errors);
  const { advice, advise, clear } = usePasswordAdvice(profile.username);
  const name = useTabDraft("profile.displayName", isNameDraft);
  const [saveCount, setSaveCount] = useState(0);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const isGameOffered = useConfig().features.flexiFeatures.trainingMode.enabled;
  const choices = [
    ...(isGameOffered ? ["showOnBoard" as const] : []),
    // Missing where no mails are sent.
    ...(profile.mailAboutOffers === undefined ? [] : ["mailAboutOffers" as const]),
  ];

  const submit = handleSubmit((chosen) => {
    const fields = readFields(chosen);
    setPasswordNeeded(needsPassword(profile, fields));
    const changed = choices.filter((name) => chosen.has(name) !== profile[name]);
    save(fields, Object.fromEntries(changed.map((name) => [name, chosen.has(name)])), () => {
      setSaveCount((count) => count + 1);
      setPasswordNeeded(false);
      name.clear();
      clear();
    });
  });

  function input(event: FormEvent<HTMLFormElement>) {
    advise(event);
    setPasswordNeeded(needsPassword(profile, readFields(new FormData(event.currentTarget))));
  }

  return (
    <form ref={formRef} className={form.form} onSubmit={submit} onInput={input}>
      <Group title={profileTexts.groups.person}>
        <TextField label={accountTexts.username} value={profile.username} autoComplete="username" readOnly />
        <TextField
          label={profileTexts.displayName}
          name="displayName"
          value={name.draft?.text ?? profile.displayName}
          onChange={({ target }) =>
            target.value === profile.displayName ? name.clear() : name.write({ text: target.value })
          }
          autoComplete="name"
          hint={name.draft && profileTexts.notSaved}
          error={errors.displayName ?? (name.isStored ? null : texts.ui.notStored)}
        />
        <TextField
          label={profileTexts.birthYear}
          hint={profileTexts.birthYearHint}
          name="birthYear"
          defaultValue={profile.birthYear}
          inputMode="numeric"
          autoComplete="bday-year"
          error={errors.birthYear}
        />
      </Group>
      <Group title={profileTexts.groups.access}>
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
          advice={advice}
          name="password"
          error={errors.password}
          autoComplete="new-password"
        />
        {isPasswordNeeded && (
          <PasswordField
            key={`current-${saveCount}`}
            label={profileTexts.currentPassword}
            hint={profileTexts.currentPasswordHint}
            name="currentPassword"
            error={errors.currentPassword}
            autoComplete="current-password"
          />
        )}
      </Group>
      {choices.length > 0 && (
        <Group title={profileTexts.groups.others}>
          {choices.map((name) => (
            <CheckboxField
              key={name}
              label={profileTexts[name]}
              hint={profileTexts[`${name}Hint`]}
              name={name}
              defaultChecked={profile[name]}
            />
          ))}
        </Group>
      )}
      <DialogFoot>
        <OutcomeNotice outcome={outcome} />
        <Button type="submit" busy={busy}>
          {profileTexts.save}
        </Button>
      </DialogFoot>
    </form>
  );
}

const Group = (props: { title: string; children: ReactNode }) => (
  <TitledSection level="h3" className={styles.group} {...props} />
);
