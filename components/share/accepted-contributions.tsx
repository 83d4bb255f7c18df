import { Trash2 } from "lucide-react";
import { keepFocus } from "@/components/ui/keep-focus";
import { ToolButton } from "@/components/ui/tool-button";
import type { PartRef } from "@/lib/api/contribution-responses";
import { ofPart } from "@/lib/conversation/share/share-target";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";
import { ContributionArticle, HeadingWithName } from "./contribution-article";
import { RemovalNotice } from "./removal-notice";
import { useContributions } from "./use-contributions";
import { useUndoableRemoval } from "./use-undoable-removal";

type Props = {
  conversationId: string;
  part: PartRef;
  /** Only the questions that the part answers, or only everything else. */
  isAnswered?: boolean;
};

/** What others have contributed to a part of one's own conversation, and one has accepted. */
export function AcceptedContributions({ conversationId, part, isAnswered }: Props) {
  const { isOwner, contributions, decide } = useContributions(conversationId);
  const { busy, remove, notice } = useUndoableRemoval(contributionTexts.decided.remove);
  const accepted = (isOwner ? ofPart(contributions, part) : []).filter(
    ({ answer }) => isAnswered === undefined || isAnswered === (answer !== null),
  );
  return (
    <section ref={keepFocus} className={styles.list} data-above={isAnswered || undefined}>
      {accepted.map((contribution) => (
        <ContributionArticle
          key={contribution._id}
          {...contribution}
          heading={<HeadingWithName by={contribution.by} does={contributionTexts.acceptedHeading[contribution.kind]} />}
        >
          <div className={styles.tools} data-screen-only>
            <ToolButton
              icon={Trash2}
              aria-disabled={busy || undefined}
              onClick={() =>
                remove(
                  () => decide(contribution, "remove"),
                  () => decide(contribution, "restore"),
                )
              }
            >
              {contributionTexts.remove}
            </ToolButton>
          </div>
        </ContributionArticle>
      ))}
      <RemovalNotice {...notice} />
    </section>
  );
}
