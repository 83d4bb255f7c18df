import type { KeyboardEvent } from "react";
import entryStyles from "@/components/conversation/entries/entry-editor.module.css";
import { MemoryDateField } from "@/components/session/memory-date-field";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { isComposing } from "@/components/ui/keys";
import { SaveButtons } from "@/components/ui/save-buttons";
import { texts } from "@/lib/texts";
import { entryTexts } from "@/lib/texts/entries";
import styles from "./memory-date-editor.module.css";
import { type DatedMemory, type MemoryDateActions, useMemoryDate } from "./use-memory-date";

type Props = MemoryDateActions & {
  memory: DatedMemory;
  /** What its writer has written in it. A date in it is offered. */
  written: string;
  /** Shows its earlier versions, if there are any. */
  onVersions?: (() => void) | undefined;
};

/** A line to say when a memory was. */
export function MemoryDateEditor({ memory, written, onVersions, ...actions }: Props) {
  const { text, isStored, problem, busy, write, save, close, cancel } = useMemoryDate(memory, actions);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !isComposing(event)) close();
  }

  return (
    // Its sentences and buttons do not have the direction of the name.
    <form
      dir="ltr"
      className={styles.editor}
      onSubmit={handleSubmit(() => void save())}
      onKeyDown={onKeyDown}
      data-screen-only
      noValidate
    >
      <MemoryDateField {...{ text, written }} onChange={write} error={problem} readOnly={busy} autoFocus />
      {!isStored && <FieldError>{texts.ui.notStored}</FieldError>}
      <div className={entryStyles.actions}>
        {onVersions && (
          <Button kind="bare" aria-haspopup="dialog" onClick={onVersions}>
            {entryTexts.versions}
          </Button>
        )}
        <SaveButtons busy={busy} onCancel={cancel} />
      </div>
    </form>
  );
}
