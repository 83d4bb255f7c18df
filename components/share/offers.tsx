import { PathLink } from "@/components/session/path-link";
import { keepFocus } from "@/components/ui/keep-focus";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { TitledSection } from "@/components/ui/titled-section";
import type { Offer } from "@/lib/api/contribution-responses";
import { searchMatchPath } from "@/lib/entry-paths";
import { conversationPath } from "@/lib/routes";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";
import { OfferCard } from "./offer-card";
import { type OffersState, useOffers } from "./use-offers";

/** On home: what readers of shared parts remember or ask, until this person has decided about it. */
export function Offers() {
  const { offers, outcome, ...verbs } = useOffers();
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {offers.length > 0 && (
        <TitledSection title={contributionTexts.offers} ref={keepFocus}>
          <OfferList {...{ offers, ...verbs }} />
        </TitledSection>
      )}
    </>
  );
}

type ListProps = Omit<OffersState, "outcome"> & { isDeclined?: boolean };

/** Each with a link to its part. */
export const OfferList = ({ offers, ...card }: ListProps) => (
  <ul className={styles.offers}>
    {offers.map((offer) => (
      <li key={offer._id}>
        <OfferCard offer={offer} {...card}>
          <PathLink className={styles.link} path={pathOf(offer)}>
            <bdi>{contributionTexts.openPart(offer.projectName)}</bdi>
          </PathLink>
        </OfferCard>
      </li>
    ))}
  </ul>
);

/** The conversation at the part: the post is at its beginning, anything else is opened as a search match is. */
function pathOf({ conversationId, projectName, index, noteId }: Offer): string {
  if (index === null && noteId === null) return conversationPath(conversationId);
  return searchMatchPath(conversationId, { term: projectName, index, noteId });
}
