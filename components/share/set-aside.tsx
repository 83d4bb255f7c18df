import { Button } from "@/components/ui/button";
import { onFirstClick } from "@/components/ui/first-click";
import { keepFocus } from "@/components/ui/keep-focus";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { TitledSection } from "@/components/ui/titled-section";
import { useBusy } from "@/components/ui/use-busy";
import { contributionTexts } from "@/lib/texts/contribution";
import { OfferList } from "./offers";
import styles from "./share.module.css";
import { useSetAside } from "./use-offers";

/** The way back from "Not now", Remove and "Do not accept more from". */
export function SetAside() {
  const { refused, allow, decisions } = useSetAside();
  const { busy, run } = useBusy();
  return (
    <section ref={keepFocus} className={styles.body}>
      <OutcomeNotice outcome={decisions.outcome} />
      {decisions.offers.length > 0 && (
        <TitledSection title={contributionTexts.setAside} level="h3">
          <OfferList {...decisions} isDeclined />
        </TitledSection>
      )}
      {refused.length > 0 && (
        <TitledSection title={contributionTexts.refused} level="h3">
          <ul className={styles.list}>
            {refused.map(({ _id, name }) => (
              <li key={_id} className={styles.row}>
                <bdi>{name || contributionTexts.nameless}</bdi>
                <Button kind="plain" busy={busy} onClick={onFirstClick(() => void run(() => allow(_id)))}>
                  {contributionTexts.allow}
                </Button>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </section>
  );
}
