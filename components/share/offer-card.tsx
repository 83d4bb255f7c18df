import { UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DiscardedNotice } from "@/components/session/discarded-notice";
import { ActionMenu } from "@/components/ui/action-menu";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { onFirstClick } from "@/components/ui/first-click";
import { useBusy } from "@/components/ui/use-busy";
import type { Offer } from "@/lib/api/contribution-responses";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";
import { ContributionArticle, HeadingWithName } from "./contribution-article";
import { ContributionForm } from "./contribution-form";
import { useContributionDraft } from "./use-contribution-draft";
import type { Decision } from "./use-contributions";
import { type OffersState, useShownWhileAnswering } from "./use-offers";

type Props = Pick<OffersState, "decide" | "answer" | "keep"> & {
  offer: Offer;
  /** The sharer has decided against it before. */
  isDeclined?: boolean;
  /** Leads to the part, where that is elsewhere. */
  children?: ReactNode;
};

/** What a reader of a shared part remembers or asks, with what its sharer can do about it. */
export function OfferCard({ offer, isDeclined = false, decide, answer, keep, children }: Props) {
  const { _id, conversationId, by, kind, timestamp, text, files, isOlder, isChange, isWholeShared } = offer;
  const { busy, run } = useBusy();
  const draft = useContributionDraft(conversationId, `answer-${_id}`);
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const press = (decision: Decision) => onFirstClick(() => void run(() => decide(offer, decision)));

  // An answer that was typed before a reload is there again, and one that was discarded can be restored.
  const isAnswering = isOpen || draft.text !== null;
  useShownWhileAnswering(offer, isAnswering || draft.undo !== null, keep);

  return (
    <div className={styles.offer}>
      <ContributionArticle
        {...{ by, timestamp, text, files, isOlder }}
        heading={<HeadingWithName by={by} does={contributionTexts.heading[kind]} />}
      >
        {isChange && <p className={styles.state}>{contributionTexts.hasChanged}</p>}
        {children}
        {isAnswering ? (
          <ContributionForm
            kind="answer"
            draft={draft}
            autoFocus={isOpen}
            onSend={(written) => answer(offer, { text: written, isShown, requestKey: draft.requestKey })}
            onClose={() => setIsOpen(false)}
          >
            {isWholeShared ? (
              <p className={styles.state}>{contributionTexts.readByEveryone}</p>
            ) : (
              <CheckboxField
                label={contributionTexts.showAnswer(by)}
                checked={isShown}
                onChange={({ target }) => setIsShown(target.checked)}
              />
            )}
          </ContributionForm>
        ) : (
          <div className={styles.decisions}>
            {kind === "question" ? (
              <Button kind="plain" busy={busy} onClick={() => setIsOpen(true)}>
                {contributionTexts.answer}
              </Button>
            ) : (
              <Button kind="plain" busy={busy} onClick={press("accept")}>
                {contributionTexts.accept}
              </Button>
            )}
            {!isDeclined && (
              <Button kind="bare" busy={busy} onClick={press("decline")}>
                {contributionTexts.notNow}
              </Button>
            )}
            <ActionMenu label={contributionTexts.more(by)}>
              <button type="button" onClick={press("refuse")}>
                <UserX size={18} aria-hidden="true" />
                {contributionTexts.refuse(by)}
              </button>
            </ActionMenu>
          </div>
        )}
        <DiscardedNotice undo={draft.undo} />
      </ContributionArticle>
    </div>
  );
}
