import { keepFocus } from "@/components/ui/keep-focus";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { PartRef } from "@/lib/api/contribution-responses";
import { ofPart } from "@/lib/conversation/share/share-target";
import { AcceptedContributions } from "./accepted-contributions";
import styles from "./contribution.module.css";
import { OfferCard } from "./offer-card";
import { useOffers } from "./use-offers";

type Props = { conversationId: string; part: PartRef };

/** Below a part of one's own conversation: what others have contributed to it, and what they offer. */
export function PartContributions({ conversationId, part }: Props) {
  const { offers, outcome, decide, answer, keep } = useOffers();
  const offered = ofPart(offers, part).filter((offer) => offer.conversationId === conversationId);
  return (
    <>
      <AcceptedContributions {...{ conversationId, part }} isAnswered={false} />
      <section ref={keepFocus} className={styles.offered} data-screen-only>
        {offered.map((offer) => (
          <OfferCard key={offer._id} {...{ offer, decide, answer, keep }} />
        ))}
        <OutcomeNotice outcome={outcome} />
      </section>
    </>
  );
}

/** Above an entry: the questions of readers that it answers. */
export const AnsweredQuestions = (props: Props) => <AcceptedContributions {...props} isAnswered />;
