import { type ReactNode, useId, useState } from "react";
import { AttachButton } from "@/components/files/attach-button";
import { AttachedFiles } from "@/components/files/attached-files";
import { uploadedOf } from "@/components/files/attachment";
import { DropZone } from "@/components/files/drop-zone";
import { Button } from "@/components/ui/button";
import { Counter } from "@/components/ui/counter";
import { FieldError } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import { useBusy } from "@/components/ui/use-busy";
import { type ContributionKind, contributionLengths, contributionProblem } from "@/lib/conversation/share/contribution";
import { texts } from "@/lib/texts";
import { contributionTexts } from "@/lib/texts/contribution";
import { labelTexts } from "@/lib/texts/label";
import { textLength } from "@/lib/texts/rules";
import styles from "./contribution.module.css";
import type { ContributionDraft } from "./use-contribution-draft";

type Props = {
  kind: ContributionKind | "answer";
  draft: ContributionDraft;
  /** What was sent before, if that is changed here. */
  savedText?: string;
  autoFocus?: boolean;
  /** Resolves to why the text was not sent, or to `null`. */
  onSend: (text: string) => Promise<string | null>;
  /** It was sent or discarded. */
  onClose: () => void;
  /** Who sees it, below the text. */
  children: ReactNode;
};

/** Where a reader of a shared part writes what they remember or a question, and its sharer an answer. The text stays until it is sent. */
export function ContributionForm({ kind, draft, savedText, autoFocus = true, onSend, onClose, children }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();
  const { busy, run } = useBusy();
  const { files } = draft;
  const text = draft.text ?? savedText ?? "";
  const isUntouched = draft.text === null && !files?.attachments.length;
  const isSaving = savedText !== undefined || kind === "answer";

  async function submit() {
    const unsendable = contributionProblem(kind, text);
    if (unsendable) return setProblem(unsendable);
    if (files && !files.attachments.every(uploadedOf)) return setProblem(contributionTexts.filePending);
    // If it fails, it says so below its picture.
    if (files && !(await files.altTexts.save())) return;
    const failure = await onSend(text);
    if (failure !== null) return setProblem(contributionTexts[isSaving ? "notSaved" : "notSent"](failure));
    draft.clear();
    onClose();
  }

  function discard() {
    draft.discard();
    onClose();
  }

  const form = (
    <form className={styles.form} onSubmit={handleSubmit(() => void run(submit))} noValidate>
      <textarea
        aria-label={contributionTexts.label[kind]}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problemId}
        dir="auto"
        rows={3}
        className={styles.field}
        placeholder={contributionTexts.placeholder[kind]}
        value={text}
        readOnly={busy}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
        autoFocus={autoFocus}
        onChange={({ target }) => {
          setProblem(null);
          draft.write(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <FieldError id={problemId}>{problem}</FieldError>
      {!draft.isStored && <FieldError>{texts.ui.notStored}</FieldError>}
      {files && <AttachedFiles files={files} disabled={busy} />}
      {children}
      <div className="actions">
        <span className={styles.aside}>
          {files && <AttachButton onFiles={files.attach} busy={busy} />}
          <Counter length={textLength(text)} max={contributionLengths[kind]} />
        </span>
        <Button kind="bare" onClick={discard}>
          {isUntouched ? labelTexts.cancel : contributionTexts.discard}
        </Button>
        <Button type="submit" busy={busy}>
          {isSaving ? labelTexts.save : contributionTexts.send}
        </Button>
      </div>
    </form>
  );
  return files ? <DropZone onFiles={files.attach}>{form}</DropZone> : form;
}
