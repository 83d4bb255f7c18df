import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { Notice } from "@/components/ui/notice";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { accountTexts } from "@/lib/texts/account";
import styles from "./auth-layout.module.css";
import { useForgotPassword } from "./use-forgot-password";

/** `problem`: why a new link is needed. */
export function ForgotPasswordForm({ problem, onBack }: { problem?: string | null; onBack: () => void }) {
  const [email, setEmail] = useState("");
  const { busy, outcome, sendResetMail } = useForgotPassword();
  const first = useEntryFocus<HTMLInputElement>();
  return (
    <form className={styles.form} onSubmit={handleSubmit(() => sendResetMail(email))}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        ref={first}
        label={accountTexts.email}
        hint={accountTexts.forgotPasswordHint}
        name="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <OutcomeNotice outcome={outcome} />
      <Button
        type="submit"
        kind={outcome && !outcome.isFailure ? "plain" : "primary"}
        busy={busy}
        disabled={email.trim() === ""}
      >
        {accountTexts.sendResetMail}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {accountTexts.backToLogin}
      </button>
    </form>
  );
}
