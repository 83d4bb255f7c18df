import { Button } from "@/components/ui/button";
import { handleSubmit } from "@/components/ui/handle-submit";
import { Notice } from "@/components/ui/notice";
import { accountTexts } from "@/lib/texts/account";
import { undoTexts } from "@/lib/texts/undo-change";
import styles from "./auth-layout.module.css";
import { ForgotPasswordForm } from "./forgot-password-form";
import { useUndoChange } from "./use-undo-change";

type UndoChangeFormProps = { token: string; onUndone: (resetToken: string) => void; onLeave: () => void };

/** Says what the link of a mail undoes, and does it when asked to. If it is no longer valid, a new password can be requested. */
export function UndoChangeForm({ token, onUndone, onLeave }: UndoChangeFormProps) {
  const { busy, problem, isLinkInvalid, undo } = useUndoChange(token, onUndone);
  if (isLinkInvalid) return <ForgotPasswordForm problem={problem} onBack={onLeave} />;
  return (
    <form className={styles.form} onSubmit={handleSubmit(undo)}>
      {undoTexts.explanation.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {problem && <Notice kind="error">{problem}</Notice>}
      <Button type="submit" busy={busy}>
        {undoTexts.undo}
      </Button>
      <button type="button" className={styles.link} onClick={onLeave}>
        {accountTexts.backToLogin}
      </button>
    </form>
  );
}
