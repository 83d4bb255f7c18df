import { Latest } from "./latest";
import { OnThisDay } from "./on-this-day";
import type { LatestConversation } from "./use-latest";
import type { Memory } from "./use-on-this-day";

type PastAndLatestProps = { past: Memory[]; latest: LatestConversation[]; onHistory: () => void };

/** What home remembers of somebody who has written: this day of earlier months and years, and the latest conversations. */
export function PastAndLatest({ past, latest, onHistory }: PastAndLatestProps) {
  return (
    <>
      {past.length > 0 && <OnThisDay past={past} />}
      {latest.length > 0 && <Latest latest={latest} onHistory={onHistory} />}
    </>
  );
}
