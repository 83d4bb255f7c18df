import { Lock } from "lucide-react";
import { TitledDialog } from "@/components/ui/dialog";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { texts } from "@/lib/texts";
import { shareTexts } from "@/lib/texts/share";
import { SetAside } from "./set-aside";
import styles from "./share.module.css";
import { ShareRow } from "./share-row";
import { useShares } from "./use-shares";

/** Everything that this person shares; sharing each part can be stopped. */
export function SharesDialog({ onClose }: { onClose: () => void }) {
  const { shares, failed, isValidating, reload, stopSharing, outcome } = useShares();
  return (
    <TitledDialog title={texts.menu.shares} onClose={onClose}>
      <div className={styles.body}>
        {shares?.length !== 0 && <p className="hint">{shareTexts.mineHint}</p>}
        <OutcomeNotice outcome={outcome} />
        {shares ? (
          shares.length === 0 && (
            <div className={styles.none}>
              <Lock aria-hidden="true" size={26} />
              <p>{shareTexts.none}</p>
              <p>{shareTexts.onlyYours}</p>
            </div>
          )
        ) : failed ? (
          <MissingPart sentence={shareTexts.mineFailed} busy={isValidating} onRetry={reload} />
        ) : (
          <Loading>{texts.conversation.loading}</Loading>
        )}
        {shares && shares.length > 0 && (
          <ul className={styles.list}>
            {shares.map((share) => (
              <ShareRow key={share._id} share={share} onStopSharing={() => stopSharing(share._id)} />
            ))}
          </ul>
        )}
        <SetAside />
      </div>
    </TitledDialog>
  );
}
