import type { KeyboardEvent, MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { FieldError } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { isComposing } from "@/components/ui/keys";
import { SaveButtons } from "@/components/ui/save-buttons";
import { TextArea } from "@/components/ui/text-area";
import { kindOf } from "@/lib/conversation/thread/thread-entry";
import { texts } from "@/lib/texts";
import { entryTexts } from "@/lib/texts/entries";
import { textLength } from "@/lib/texts/rules";
import styles from "./entry-editor.module.css";
import { useThreadState } from "./use-entries";
import { type EditorProblem, maxLengthOf, useEntryEditor } from "./use-entry-editor";

/** The text of an entry as a box to write in, where the text stood. */
export function EntryEditor({ entryId, savedText }: { entryId: string; savedText: string }) {
  const editor = useEntryEditor(entryId, savedText);
  const { text, isStored, isFromBefore, problem, busy, write, discard, submit, remove, cancel, close } = editor;
  const kind = kindOf(entryId);

  /** The button that calls this is about to disappear. */
  const focusField = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    currentTarget.form?.querySelector("textarea")?.focus();

  const onSubmit = handleSubmit(() => void submit());

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    // On a button Enter presses that.
    const isNameDone = kind === "name" && event.target instanceof HTMLTextAreaElement;
    const isSave = event.key === "Enter" && (event.ctrlKey || event.metaKey || isNameDone);
    if (isSave) {
      event.preventDefault();
      void submit();
    }
    if (event.key === "Escape") close();
  }

  return (
    // Its sentences and buttons do not have the direction of the text.
    <form dir="ltr" className={styles.editor} data-kind={kind} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
      <Problem problem={problem} />
      {isFromBefore && (
        <p className={styles.remark}>
          {entryTexts.fromBefore}{" "}
          <button
            type="button"
            className={styles.link}
            onClick={(event) => {
              discard();
              focusField(event);
            }}
          >
            {entryTexts.discard}
          </button>
        </p>
      )}
      <TextArea
        label={kind === "name" ? entryTexts.newName : entryTexts.newText}
        labelHidden
        bare
        rows={1}
        className={styles.field}
        value={text}
        error={problem?.status === "failed" ? problem.message : null}
        onChange={write}
        onKeyDown={() => {}}
        readOnly={busy}
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
      />
      {!isStored && <FieldError>{texts.ui.notStored}</FieldError>}
      {problem?.status === "empty" ? (
        // The keys keep the buttons apart: one that turned into Save while it is pressed would save.
        <div key="question" className={styles.actions} role="alert">
          <p>{entryTexts.removeQuestion}</p>
          <Button kind="plain" onClick={() => void remove()} busy={busy}>
            {entryTexts.remove}
          </Button>
          <Button
            onClick={(event) => {
              write(text);
              focusField(event);
            }}
          >
            {entryTexts.goOn}
          </Button>
        </div>
      ) : (
        <div key="actions" className={styles.actions}>
          <Counter length={textLength(text)} max={maxLengthOf(kind)} />
          <SaveButtons busy={busy} onCancel={cancel} />
        </div>
      )}
    </form>
  );
}

/** What somebody has to know before they save. */
function Problem({ problem }: { problem: EditorProblem | null }) {
  const { isReplying } = useThreadState();
  if (problem?.status === "pending") {
    return (
      <p className={styles.remark} role="status">
        {isReplying ? entryTexts.replyPending : entryTexts.replyArrived}
      </p>
    );
  }
  if (problem?.status !== "stale") return null;
  const { text } = problem.current;
  return (
    <div className={styles.stale} role="alert">
      <p>{text ? entryTexts.stale : entryTexts.staleRemoved}</p>
      {text && <blockquote dir="auto">{text}</blockquote>}
      {text && <p>{entryTexts.staleHint}</p>}
    </div>
  );
}
