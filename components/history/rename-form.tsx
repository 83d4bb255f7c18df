import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { isComposing } from "@/components/ui/keys";
import { limits } from "@/lib/api/limits";
import { historyTexts } from "@/lib/texts/history";
import { labelTexts } from "@/lib/texts/label";
import styles from "./history-details.module.css";

type RenameFormProps = {
  name: string;
  original: string;
  /** `null`: renaming was cancelled. */
  onDone: (name: string | null) => void;
};

/** Renames a conversation on this device only. */
export function RenameForm({ name, original, onDone }: RenameFormProps) {
  const [text, setText] = useState(name);

  function save(event: FormEvent) {
    event.preventDefault();
    onDone(text);
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || isComposing(event)) return;
    // Escape would also close the dialog.
    event.preventDefault();
    onDone(null);
  }

  return (
    <form className={styles.rename} onSubmit={save} onKeyDown={cancelOnEscape}>
      <TextField
        label={historyTexts.nameLabel}
        hint={historyTexts.nameHint}
        value={text}
        placeholder={original}
        maxLength={limits.projectNameLength}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        autoFocus
      />
      <div className={styles.renameActions}>
        <Button kind="bare" onClick={() => onDone(null)}>
          {labelTexts.cancel}
        </Button>
        <Button type="submit">{labelTexts.save}</Button>
      </div>
    </form>
  );
}
