import { type KeyboardEvent, useState } from "react";
import { useTabDraft } from "@/components/session/use-tab-draft";
import { TextField } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { isComposing } from "@/components/ui/keys";
import { SaveButtons } from "@/components/ui/save-buttons";
import { limits } from "@/lib/api/limits";
import { isNameDraft } from "@/lib/conversation/thread/unsent";
import { texts } from "@/lib/texts";
import { historyTexts } from "@/lib/texts/history";
import styles from "./history-details.module.css";

type RenameFormProps = {
  id: string;
  name: string;
  original: string;
  /** `null`: renaming was cancelled. */
  onDone: (name: string | null) => void;
};

/** Renames a conversation on this device only. What is typed stays in the browser until it is saved or cancelled. */
export function RenameForm({ id, name, original, onDone }: RenameFormProps) {
  const { draft, isStored, write, clear } = useTabDraft(`${id}.name`, isNameDraft);
  const text = draft?.text ?? name;
  // One that the history opens with does not take the focus.
  const [isFromBefore] = useState(draft !== null);

  function finish(chosen: string | null) {
    clear();
    onDone(chosen);
  }

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || isComposing(event)) return;
    // Escape would also close the dialog.
    event.preventDefault();
    finish(null);
  }

  return (
    <form className={styles.rename} onSubmit={handleSubmit(() => finish(text))} onKeyDown={cancelOnEscape}>
      <TextField
        label={historyTexts.nameLabel}
        hint={historyTexts.nameHint}
        value={text}
        placeholder={original}
        maxLength={limits.projectNameLength}
        error={isStored ? null : texts.ui.notStored}
        onChange={({ target }) => (target.value === name ? clear() : write({ text: target.value }))}
        onFocus={(event) => event.target.select()}
        autoFocus={!isFromBefore}
      />
      <div className={styles.renameActions}>
        <SaveButtons onCancel={() => finish(null)} />
      </div>
    </form>
  );
}
