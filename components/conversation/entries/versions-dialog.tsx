import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { DateTime } from "@/components/ui/date-time";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { Loading } from "@/components/ui/loading";
import { useBusy } from "@/components/ui/use-busy";
import { timings } from "@/lib/api/limits";
import type { EntryVersion } from "@/lib/api/responses";
import { isRemoved, replyIdOf, versionOf } from "@/lib/conversation/thread/thread-entry";
import { texts } from "@/lib/texts";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import { useEntryActions, useThreadState } from "./use-entries";
import { useVersions } from "./use-versions";
import styles from "./versions-dialog.module.css";

type VersionsDialogProps = { entryId: string; onClose: () => void };

/** What an entry was before it was changed: each version can be restored, and all can be removed for good. */
export function VersionsDialog({ entryId, onClose }: VersionsDialogProps) {
  const { restore, removeAllVersions } = useEntryActions();
  const { thread } = useThreadState();
  const { versions, hasFailed, retry } = useVersions(thread.conversation._id, entryId);
  const { busy, run } = useBusy();
  const current = versionOf(thread, entryId);
  const replyId = replyIdOf(thread, entryId);

  const restoreVersion = (version: number) =>
    run(async () => {
      await restore(entryId, version, current, isRemoved(thread, entryId));
      onClose();
    });
  const removeForGood = (withReply: boolean) =>
    run(async () => {
      await removeAllVersions(thread, entryId, withReply ? replyId : null);
      onClose();
    });

  return (
    <Dialog label={entryTexts.versions} onClose={onClose}>
      <DialogHead title={entryTexts.versions} onClose={onClose} />
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <p>{entryTexts.versionsFailed}</p>
          <Button kind="plain" onClick={retry}>
            {labelTexts.tryAgain}
          </Button>
        </div>
      )}
      {!versions && !hasFailed && <Loading>{texts.label.loading}</Loading>}
      {versions?.length === 0 && <p className={styles.hint}>{entryTexts.noVersions}</p>}
      {versions && versions.length > 0 && (
        <>
          <p className={styles.hint}>{entryTexts.versionsHint(timings.deletedRetentionDays)}</p>
          <ul className={styles.versions}>
            {versions.map((version) => (
              <Version key={version.version} {...{ version, busy }} onRestore={() => restoreVersion(version.version)} />
            ))}
          </ul>
          {entryId !== "name" && <RemoveForGood hasReply={replyId !== null} busy={busy} onRemove={removeForGood} />}
        </>
      )}
    </Dialog>
  );
}

type VersionProps = { version: EntryVersion; busy: boolean; onRestore: () => void };

function Version({ version: { text, replacedAt }, busy, onRestore }: VersionProps) {
  const untilId = useId();
  return (
    <li className={styles.version}>
      <p id={untilId} className={styles.until}>
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

type RemoveForGoodProps = { hasReply: boolean; busy: boolean; onRemove: (withReply: boolean) => void };

/** It cannot be undone, so it asks for confirmation. `isSure`: `null` before the first time. */
function RemoveForGood({ hasReply, busy, onRemove }: RemoveForGoodProps) {
  const [isSure, setIsSure] = useState<boolean | null>(null);
  const [withReply, setWithReply] = useState(true);
  if (!isSure) {
    return (
      <Button kind="bare" className={styles.forGood} onClick={() => setIsSure(true)} autoFocus={isSure === false}>
        {entryTexts.forGood}
      </Button>
    );
  }
  return (
    <div className={styles.question} role="alert">
      <p>{entryTexts.forGoodQuestion}</p>
      {hasReply && (
        <CheckboxField
          label={entryTexts.forGoodReply}
          checked={withReply}
          disabled={busy}
          onChange={({ target }) => setWithReply(target.checked)}
        />
      )}
      <div>
        <Button kind="bare" onClick={() => setIsSure(false)} autoFocus>
          {labelTexts.cancel}
        </Button>
        <Button kind="plain" className={styles.sure} onClick={() => onRemove(withReply)} busy={busy}>
          {entryTexts.forGood}
        </Button>
      </div>
    </div>
  );
}
