import { useState } from "react";
import { Button } from "@/components/ui/button";
import { handleSubmit } from "@/components/ui/handle-submit";
import { Notice } from "@/components/ui/notice";
import { PasswordField } from "@/components/ui/password-field";
import { useEntryFocus } from "@/components/ui/use-entry-focus";
import { myDataTexts } from "@/lib/texts/my-data";
import styles from "./my-data.module.css";
import { useAccountRemoval } from "./use-account-removal";

/** Two steps: the first says what the removal means, the second asks for the password. */
export function AccountRemovalForm({ onRemoved }: { onRemoved: () => void }) {
  const [isSure, setIsSure] = useState(false);
  return (
    <section className={`${styles.section} ${styles.card}`}>
      <h3>{myDataTexts.remove}</h3>
      <p className="quiet">{myDataTexts.removeHint}</p>
      {isSure ? (
        <PasswordStep onRemoved={onRemoved} onCancel={() => setIsSure(false)} />
      ) : (
        <Button kind="plain" className={styles.removeStart} onClick={() => setIsSure(true)}>
          {myDataTexts.removeStart}
        </Button>
      )}
    </section>
  );
}

function PasswordStep({ onRemoved, onCancel }: { onRemoved: () => void; onCancel: () => void }) {
  const { busy, problem, remove } = useAccountRemoval(onRemoved);
  const password = useEntryFocus<HTMLInputElement>();

  const submit = handleSubmit((fields) => remove(String(fields.get("password"))));
  return (
    <form className={`${styles.section} ${styles.confirmation}`} onSubmit={submit}>
      <PasswordField
        ref={password}
        label={myDataTexts.removePassword}
        name="password"
        autoComplete="current-password"
        required
      />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button kind="plain" disabled={busy} onClick={onCancel}>
          {myDataTexts.removeCancel}
        </Button>
        <Button type="submit" className={styles.removeButton} busy={busy}>
          {myDataTexts.removeForGood}
        </Button>
      </div>
    </form>
  );
}
