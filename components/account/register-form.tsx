import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import type { NewUser } from "@/lib/api/account-schemas";
import { accountTexts } from "@/lib/texts/account";
import styles from "./auth-layout.module.css";
import { BackToLogin } from "./back-to-login";
import { useErrorFocus } from "./use-error-focus";
import { usePasswordAdvice } from "./use-password-advice";
import { useRegister } from "./use-register";

type RegisterFormProps = {
  returnUrl: string | null;
  invitation: string | undefined;
  onRegistered: (user: NewUser) => void;
};

export function RegisterForm({ returnUrl, invitation, onRegistered }: RegisterFormProps) {
  const { busy, errors, problem, register } = useRegister(invitation, onRegistered);
  const form = useErrorFocus(errors);
  const { advice, advise } = usePasswordAdvice();
  const first = useEntryFocus<HTMLInputElement>();
  const submit = handleSubmit((fields) => {
    const read = (name: string) => String(fields.get(name));
    register({ username: read("username"), password: read("password"), email: read("email") });
  });
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={advise}>
      <TextField
        ref={first}
        label={accountTexts.username}
        name="username"
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        label={accountTexts.password}
        hint={accountTexts.passwordHint}
        advice={advice}
        name="password"
        error={errors.password}
        autoComplete="new-password"
        required
      />
      <TextField
        label={accountTexts.email}
        name="email"
        error={errors.email}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" busy={busy}>
        {accountTexts.register}
      </Button>
      <BackToLogin returnUrl={returnUrl} />
    </form>
  );
}
