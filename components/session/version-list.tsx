import { useId } from "react";
import { Button } from "@/components/ui/button";
import { DateTime } from "@/components/ui/date-time";
import { Loading } from "@/components/ui/loading";
import { MissingPart } from "@/components/ui/missing-part";
import { timings } from "@/lib/api/limits";
import type { EntryVersion } from "@/lib/api/responses";
import { texts } from "@/lib/texts";
import { entryTexts } from "@/lib/texts/entries";
import type { useVersions } from "./use-versions";
import styles from "./version-list.module.css";

type Props = { listed: ReturnType<typeof useVersions>; busy: boolean; onRestore: (version: EntryVersion) => void };

/** The earlier versions of a text, each of which can be restored. */
export function VersionList({ listed: { versions, hasFailed, retry }, busy, onRestore }: Props) {
  if (hasFailed) return <MissingPart sentence={entryTexts.versionsFailed} onRetry={retry} />;
  if (!versions) return <Loading>{texts.label.loading}</Loading>;
  if (versions.length === 0) return <p className="hint">{entryTexts.noVersions}</p>;
  return (
    <>
      <p className="hint">{entryTexts.versionsHint(timings.deletedRetentionDays)}</p>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <Version key={version.version} {...{ version, busy }} onRestore={() => onRestore(version)} />
        ))}
      </ul>
    </>
  );
}

type VersionProps = { version: EntryVersion; busy: boolean; onRestore: () => void };

function Version({ version: { text, replacedAt }, busy, onRestore }: VersionProps) {
  const untilId = useId();
  return (
    <li className={styles.version}>
      <p id={untilId} className="hint">
        {entryTexts.replaced} <DateTime iso={replacedAt} />
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Button kind="plain" aria-describedby={untilId} onClick={onRestore} busy={busy}>
        {entryTexts.restore}
      </Button>
    </li>
  );
}
