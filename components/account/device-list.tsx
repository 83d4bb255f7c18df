import { useId } from "react";
import { Button } from "@/components/ui/button";
import { DateTime } from "@/components/ui/date-time";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { useBusy } from "@/components/ui/use-busy";
import type { SignedInDevice } from "@/lib/api/responses";
import { texts } from "@/lib/texts";
import { sessionTexts } from "@/lib/texts/sessions";
import styles from "./profile-dialog.module.css";
import { useDevices } from "./use-devices";

/** Where this person is signed in; each of the others can be logged out. */
export function DeviceList() {
  const { devices, failed, isValidating, reload, outcome, end, endOthers } = useDevices();
  const { busy, run } = useBusy();
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h3 id={title}>{sessionTexts.title}</h3>
      {devices ? (
        <ul className="stack">
          {devices.map((device) => (
            <DeviceRow key={device._id} device={device} onEnd={() => end(device)} />
          ))}
        </ul>
      ) : failed ? (
        <MissingPart sentence={sessionTexts.failed} busy={isValidating} onRetry={reload} />
      ) : (
        <Loading>{texts.conversation.loading}</Loading>
      )}
      <OutcomeNotice outcome={outcome} />
      {devices && devices.length > 1 && (
        <Button kind="plain" busy={busy} onClick={() => run(endOthers)}>
          {sessionTexts.endOthers}
        </Button>
      )}
    </section>
  );
}

function DeviceRow({ device, onEnd }: { device: SignedInDevice; onEnd: () => Promise<void> }) {
  const { busy, run } = useBusy();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{device.device}</p>
        <p className="hint">
          {device.isCurrent ? (
            sessionTexts.current
          ) : (
            <>
              {sessionTexts.lastSeen} <DateTime iso={device.lastSeen} />
            </>
          )}
        </p>
      </div>
      {!device.isCurrent && (
        <Button kind="plain" busy={busy} aria-label={sessionTexts.endOn(device.device)} onClick={() => run(onEnd)}>
          {sessionTexts.end}
        </Button>
      )}
    </li>
  );
}
