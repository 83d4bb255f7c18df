import { useId } from "react";
import { PathLink } from "@/components/session/path-link";
import { Button } from "@/components/ui/button";
import { keepFocus } from "@/components/ui/keep-focus";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import type { Offer } from "@/lib/api/contribution-responses";
import { searchMatchPath } from "@/lib/entry-paths";
import { conversationPath } from "@/lib/routes";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";
import { ContributionArticle, HeadingWithName } from "./contribution-article";
import type { Decision } from "./use-contributions";
import { useOffers } from "./use-offers";

/** On home: what readers of shared parts remember or ask, until this person has decided about it. */
export function Offers() {
  const titleId = useId();
  const { offers, decide, outcome } = useOffers();
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {offers.length > 0 && (
        <section ref={keepFocus} aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.title}>
            {contributionTexts.offers}
          </h2>
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <li key={offer._id}>
                <OfferCard offer={offer} onDecide={(decision) => decide(offer, decision)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OfferCard({ offer, onDecide }: { offer: Offer; onDecide: (decision: Decision) => Promise<void> }) {
  const { by, kind, timestamp, text, isOlder, projectName, isChange } = offer;
  const { busy, run } = useBusy();
  const press = (decision: Decision) => () => void run(() => onDecide(decision));
  return (
    <div className={styles.offer}>
      <ContributionArticle
        {...{ by, timestamp, text, isOlder }}
        heading={<HeadingWithName by={by} does={contributionTexts.heading[kind]} />}
      >
        {isChange && <p className={styles.state}>{contributionTexts.hasChanged}</p>}
        <PathLink className={styles.link} path={pathOf(offer)}>
          <bdi>{contributionTexts.openPart(projectName)}</bdi>
        </PathLink>
        <div className={styles.decisions}>
          <Button kind="plain" busy={busy} onClick={press("accept")}>
            {contributionTexts.accept}
          </Button>
          <Button kind="bare" busy={busy} onClick={press("decline")}>
            {contributionTexts.notNow}
          </Button>
          <Button kind="bare" className={styles.refuse} busy={busy} onClick={press("refuse")}>
            {contributionTexts.refuse(by)}
          </Button>
        </div>
      </ContributionArticle>
    </div>
  );
}

/** The conversation at the part: the post is at its beginning, anything else is opened as a search match is. */
function pathOf({ conversationId, projectName, index, noteId }: Offer): string {
  if (index === null && noteId === null) return conversationPath(conversationId);
  return searchMatchPath(conversationId, { term: projectName, index, noteId });
}
