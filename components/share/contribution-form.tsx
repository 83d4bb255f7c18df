import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ComposerForm } from "@/components/ui/composer-form";
import { useBusy } from "@/components/ui/use-busy";
import { type ContributionKind, contributionLengths, contributionProblem } from "@/lib/conversation/share/contribution";
import { contributionTexts } from "@/lib/texts/contribution";
import { labelTexts } from "@/lib/texts/label";
import styles from "./contribution.module.css";
import type { ContributionDraft } from "./use-contribution-draft";

type Props = {
  kind: ContributionKind;
  draft: ContributionDraft;
  /** What was sent before, if that is changed here. */
  savedText?: string;
  /** Who shares the part. */
  sharedBy: string;
  /** Resolves to why the text was not sent, or to `null`. */
  onSend: (text: string) => Promise<string | null>;
  /** It was sent or discarded. */
  onClose: () => void;
};

/** Where a reader of a shared part writes what they remember, or a question. The text stays until it is sent. */
export function ContributionForm({ kind, draft, savedText, sharedBy, onSend, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, run } = useBusy();
  const text = draft.text ?? savedText ?? "";

  async function submit() {
    const unsendable = contributionProblem(kind, text);
    if (unsendable) return setProblem(unsendable);
    const failure = await onSend(text);
    if (failure === null) close();
    else setProblem(contributionTexts.notSent(failure));
  }

  function close() {
    draft.clear();
    onClose();
  }

  return (
    <ComposerForm
      className={styles.form}
      label={contributionTexts.label[kind]}
      placeholder={contributionTexts.placeholder[kind]}
      text={text}
      max={contributionLengths[kind]}
      error={problem}
      isStored={draft.isStored}
      autoFocus
      heading={<p className={styles.privacy}>{contributionTexts.whoSees(sharedBy)}</p>}
      tools={
        <Button kind="bare" onClick={close}>
          {contributionTexts.cancel}
        </Button>
      }
      onChange={(changed) => {
        setProblem(null);
        draft.write(changed);
      }}
      onSubmit={() => void run(submit)}
    >
      <Button type="submit" busy={busy}>
        {savedText === undefined ? contributionTexts.send : labelTexts.save}
      </Button>
    </ComposerForm>
  );
}
