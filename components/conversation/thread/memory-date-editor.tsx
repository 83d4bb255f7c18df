import type { FormEvent, KeyboardEvent } from "react";
import { Chip } from "@/components/ui/chip";
import { FieldError, TextField } from "@/components/ui/field";
import { isComposing } from "@/components/ui/keys";
import { SaveButtons } from "@/components/ui/save-buttons";
import { findMemoryDate } from "@/lib/conversation/memory-date/find";
import { formatMemoryDate } from "@/lib/conversation/memory-date/format";
import { parseMemoryDate } from "@/lib/conversation/memory-date/parse";
import { dateContext } from "@/lib/conversation/memory-date/when";
import { texts } from "@/lib/texts";
import { whenTexts } from "@/lib/texts/when";
import styles from "./memory-date-editor.module.css";
import { type DatedMemory, type MemoryDateActions, useMemoryDate } from "./use-memory-date";

type Props = MemoryDateActions & {
  memory: DatedMemory;
  /** What its writer has written in it. A date in it is offered. */
  written: string;
};

/** A line to say when a memory was. What is understood of it is shown below at once. */
export function MemoryDateEditor({ memory, written, ...actions }: Props) {
  const { text, isStored, problem, busy, write, save, close, cancel } = useMemoryDate(memory, actions);
  const found = text === "" ? findMemoryDate(written, dateContext())?.phrase : null;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !isComposing(event)) close();
  }

  return (
    // Its sentences and buttons do not have the direction of the name.
    <form dir="ltr" className={styles.editor} onSubmit={onSubmit} onKeyDown={onKeyDown} data-screen-only noValidate>
      <TextField
        label={whenTexts.label}
        hint={<span aria-live="polite">{understood(text)}</span>}
        error={problem}
        value={text}
        onChange={({ target }) => write(target.value)}
        readOnly={busy}
        autoComplete="off"
        autoFocus
      />
      {!isStored && <FieldError>{texts.ui.notStored}</FieldError>}
      <div className={styles.actions}>
        {found && (
          <Chip isChosen={false} onToggle={() => write(found)}>
            <bdi>{found}</bdi>
          </Chip>
        )}
        <SaveButtons busy={busy} onCancel={cancel} />
      </div>
    </form>
  );
}

function understood(text: string): string {
  if (text.trim() === "") return whenTexts.hint;
  const date = parseMemoryDate(text, dateContext());
  return date ? formatMemoryDate(date, navigator.language) : whenTexts.verbatim;
}
