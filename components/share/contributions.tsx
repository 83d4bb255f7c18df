import { DiscardedNotice } from "@/components/session/discarded-notice";
import { MissingPart } from "@/components/ui/missing-part";
import { ToolButton } from "@/components/ui/tool-button";
import type { PartRef } from "@/lib/api/contribution-responses";
import { type ContributionKind, contributionKinds } from "@/lib/conversation/share/contribution";
import { ofPart } from "@/lib/conversation/share/share-target";
import { contributionTexts } from "@/lib/texts/contribution";
import { AcceptedContributions } from "./accepted-contributions";
import styles from "./contribution.module.css";
import { ContributionForm } from "./contribution-form";
import { contributionIcons } from "./contribution-icons";
import { OwnContribution } from "./own-contribution";
import { RemovalNotice } from "./removal-notice";
import { useContributionDraft, useContributionDraftWithFiles } from "./use-contribution-draft";
import { useContributions } from "./use-contributions";
import { useUndoableRemoval } from "./use-undoable-removal";

type Props = {
  conversationId: string;
  part: PartRef;
  sharedBy: string;
  /** Whether its link is for reading alone. */
  isClosed: boolean;
  /** What the reader wants to write. */
  opened: ContributionKind | null;
  /** Opens a form here; `null`: the page has its own buttons for that. */
  onOpen: ((kind: ContributionKind) => void) | null;
  onClose: () => void;
};

/** What a reader of a shared part has written to it, and the form for more; to its owner what was accepted. */
export function Contributions({ conversationId, part, sharedBy, isClosed, opened, onOpen, onClose }: Props) {
  const { isOwner, hasFailed, contributions, reload, send, change, ...verbs } = useContributions(conversationId);
  const { busy, remove, notice } = useUndoableRemoval(contributionTexts.withdrawn);
  const partName = part.noteId ?? part.index ?? "post";
  const drafts = {
    memory: useContributionDraftWithFiles(conversationId, `memory-${partName}`),
    question: useContributionDraft(conversationId, `question-${partName}`),
  };
  // One that was typed before a reload is there again.
  const { files } = drafts.memory;
  const isBegun = { memory: drafts.memory.text || files.attachments.length > 0, question: drafts.question.text };
  const kind = opened ?? contributionKinds.find((one) => isBegun[one]);
  if (isOwner) return <AcceptedContributions {...{ conversationId, part }} />;
  return (
    <>
      {hasFailed && <MissingPart sentence={contributionTexts.notLoaded} onRetry={reload} />}
      {ofPart(contributions, part).map((contribution) => (
        <OwnContribution
          key={contribution._id}
          {...{ conversationId, contribution, sharedBy, isClosed, busy }}
          onChange={(text) => change(contribution._id, text)}
          onWithdraw={() =>
            remove(
              () => verbs.withdraw(contribution._id),
              () => verbs.restore(contribution._id),
            )
          }
        />
      ))}
      {/* Its sentences and buttons do not have the direction of the memory. */}
      <div dir="ltr">
        <RemovalNotice {...notice} />
        {onOpen && !kind && !isClosed && (
          <div className={styles.write} data-screen-only>
            {contributionKinds.map((one) => (
              <ToolButton key={one} icon={contributionIcons[one]} onClick={() => onOpen(one)}>
                {contributionTexts.write[one]}
              </ToolButton>
            ))}
          </div>
        )}
        {kind && (
          <ContributionForm
            key={kind}
            kind={kind}
            draft={drafts[kind]}
            onSend={(text) =>
              send({ part, kind, text, requestKey: drafts[kind].requestKey }, kind === "memory" ? files : undefined)
            }
            onClose={onClose}
          >
            <p className={styles.state}>{contributionTexts.whoSees(sharedBy)}</p>
          </ContributionForm>
        )}
        <DiscardedNotice undo={drafts.memory.undo ?? drafts.question.undo} />
      </div>
    </>
  );
}
