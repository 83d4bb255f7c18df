import { Trash2 } from "lucide-react";
import { useState } from "react";
import { keepFocus } from "@/components/ui/keep-focus";
import { ToolButton } from "@/components/ui/tool-button";
import type { PartRef } from "@/lib/api/contribution-responses";
import { ofPart } from "@/lib/conversation/share/share-target";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";
import { ContributionArticle, HeadingWithName } from "./contribution-article";
import { useContributions } from "./use-contributions";

/** What others have contributed to a part of one's own conversation, and one has accepted. */
export function AcceptedContributions({ conversationId, part }: { conversationId: string; part: PartRef }) {
  const { isOwner, contributions, remove } = useContributions(conversationId);
  const [problem, setProblem] = useState<string | null>(null);
  const accepted = isOwner ? ofPart(contributions, part) : [];
  return (
    <section ref={keepFocus} className={styles.list}>
      {accepted.map((contribution) => (
        <ContributionArticle
          key={contribution._id}
          {...contribution}
          heading={<HeadingWithName by={contribution.by} does={contributionTexts.acceptedHeading[contribution.kind]} />}
        >
          <div className={styles.tools} data-screen-only>
            <ToolButton icon={Trash2} onClick={() => void remove(contribution).then(setProblem)}>
              {contributionTexts.remove}
            </ToolButton>
          </div>
        </ContributionArticle>
      ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}
