import { Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { DiscardedNotice } from "@/components/session/discarded-notice";
import { DateTime } from "@/components/ui/date-time";
import { ToolButton } from "@/components/ui/tool-button";
import type { Contribution } from "@/lib/api/contribution-responses";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";
import { ContributionArticle } from "./contribution-article";
import { ContributionForm } from "./contribution-form";
import { ContributionVersions } from "./contribution-versions";
import { useContributionDraft } from "./use-contribution-draft";

type Props = {
  conversationId: string;
  contribution: Contribution;
  sharedBy: string;
  /** Whether its link takes nothing more. */
  isClosed: boolean;
  /** Whether one is being withdrawn. */
  busy: boolean;
  /** Resolves to why it has failed, or to `null`. */
  onChange: (text: string) => Promise<string | null>;
  onWithdraw: () => void;
};

/** What this person has written to somebody else's memory, with what became of it. */
export function OwnContribution({
  conversationId,
  contribution,
  sharedBy,
  isClosed,
  busy,
  onChange,
  onWithdraw,
}: Props) {
  const { _id, kind, version, by, text, files, acceptedText, answer, timestamp, isOlder } = contribution;
  const draft = useContributionDraft(conversationId, _id);
  const [isOpen, setIsOpen] = useState(false);
  const heading = <b>{contributionTexts.yours[kind]}</b>;

  // One that was typed before a reload, or discarded by mistake, is there again.
  if (isOpen || draft.text !== null) {
    const close = () => setIsOpen(false);
    return (
      <ContributionForm {...{ kind, draft }} savedText={text} onSend={onChange} onClose={close}>
        <p className={styles.state}>{contributionTexts.whoSees(sharedBy)}</p>
      </ContributionForm>
    );
  }
  return (
    <ContributionArticle {...{ by, heading, timestamp, text, files, isOlder }}>
      <State {...{ text, acceptedText, sharedBy }} />
      {answer && (
        <>
          <p className={styles.state}>
            {contributionTexts.theirAnswer(sharedBy)} <DateTime iso={answer.timestamp} />
          </p>
          <blockquote className={styles.earlier} dir="auto">
            {answer.text}
          </blockquote>
        </>
      )}
      <div className={styles.tools} data-screen-only>
        {!isClosed && (
          <ToolButton icon={Pencil} onClick={() => setIsOpen(true)}>
            {contributionTexts.change}
          </ToolButton>
        )}
        {version > 0 && !isClosed && <ContributionVersions id={_id} onRestore={onChange} />}
        <ToolButton icon={Undo2} aria-disabled={busy || undefined} onClick={onWithdraw}>
          {contributionTexts.withdraw}
        </ToolButton>
      </div>
      <DiscardedNotice undo={draft.undo} />
    </ContributionArticle>
  );
}

function State({ text, acceptedText, sharedBy }: Pick<Contribution, "text" | "acceptedText"> & { sharedBy: string }) {
  if (acceptedText === null) return <p className={styles.state}>{contributionTexts.sentTo(sharedBy)}</p>;
  if (acceptedText === text) return <p className={styles.state}>{contributionTexts.accepted(sharedBy)}</p>;
  return (
    <>
      <p className={styles.state}>{contributionTexts.changedSince(sharedBy)}</p>
      <blockquote className={styles.earlier} dir="auto">
        {acceptedText}
      </blockquote>
    </>
  );
}
