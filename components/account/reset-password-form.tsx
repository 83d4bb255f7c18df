import { Button } from "@/components/ui/button";
import { handleSubmit } from "@/components/ui/handle-submit";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { accountTexts } from "@/lib/texts/account";
import styles from "./auth-layout.module.css";
import { ForgotPasswordForm } from "./forgot-password-form";
import { useErrorFocus } from "./use-error-focus";
import { usePasswordAdvice } from "./use-password-advice";
import { useResetPassword } from "./use-reset-password";

/** Sets a new password. If the link has expired or was used, a new one can be requested. */
export function ResetPasswordForm({ token, onLeave }: { token: string; onLeave: () => void }) {
  const { busy, errors, problem, isLinkInvalid, success, updatePassword, leave } = useResetPassword(token, onLeave);
  const form = useErrorFocus(errors);
  const { advice, advise } = usePasswordAdvice();
  const first = useEntryFocus<HTMLInputElement>();
  const submit = handleSubmit((fields) => updatePassword(String(fields.get("password"))));
  if (isLinkInvalid) return <ForgotPasswordForm problem={problem} onBack={leave} />;
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={advise}>
      <PasswordField
        ref={first}
        label={accountTexts.newPassword}
        hint={accountTexts.passwordHint}
        advice={advice}
        name="password"
        error={errors.password}
        autoComplete="new-password"
        required
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Notice kind="success">{success}</Notice>
      <Button type="submit" busy={busy} disabled={success !== null}>
        {accountTexts.updatePassword}
      </Button>
      <button type="button" className={styles.link} onClick={leave}>
        {accountTexts.backToLogin}
      </button>
    </form>
  );
}
