import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import type { NewUser } from "@/lib/api/account-schemas";
import { hashHref, registerPath } from "@/lib/routes";
import { accountTexts } from "@/lib/texts/account";
import styles from "./auth-layout.module.css";
import { useLogin } from "./use-login";

type LoginFormProps = {
  /** Who has just registered: one press logs in. */
  registered: NewUser | null;
  returnUrl: string | null;
  onForgot: () => void;
};

export function LoginForm({ registered, returnUrl, onForgot }: LoginFormProps) {
  const { busy, problem, login } = useLogin();
  const first = useEntryFocus<HTMLInputElement>();
  const submit = handleSubmit((fields) => login(String(fields.get("username")), String(fields.get("password"))));
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={registered ? undefined : first}
        label={accountTexts.username}
        name="username"
        defaultValue={registered?.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        ref={registered ? first : undefined}
        label={accountTexts.password}
        name="password"
        defaultValue={registered?.password}
        autoComplete="current-password"
        required
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" busy={busy}>
        {accountTexts.login}
      </Button>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={onForgot}>
          {accountTexts.forgotPassword}
        </button>
        <a className={styles.link} href={hashHref(registerPath(returnUrl))}>
          {accountTexts.register}
        </a>
      </div>
    </form>
  );
}
