import { useState } from "react";
import { useVersions } from "@/components/session/use-versions";
import { VersionList } from "@/components/session/version-list";
import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { Dialog, DialogHead } from "@/components/ui/dialog";
import { useBusy } from "@/components/ui/use-busy";
import { versionsUrl } from "@/lib/client/entries";
import { isRemoved, replyIdOf, versionOf } from "@/lib/conversation/thread/thread-entry";
import { entryTexts } from "@/lib/texts/entries";
import { labelTexts } from "@/lib/texts/label";
import { useEntryActions, useThreadState } from "./use-entries";
import styles from "./versions-dialog.module.css";

type VersionsDialogProps = { entryId: string; onClose: () => void };

/** What an entry was before it was changed: each version can be restored, and all can be removed for good. */
export function VersionsDialog({ entryId, onClose }: VersionsDialogProps) {
  const { restore, removeAllVersions } = useEntryActions();
  const { thread } = useThreadState();
  const listed = useVersions(versionsUrl(thread.conversation._id, entryId));
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
      <VersionList {...{ listed, busy }} onRestore={({ version }) => restoreVersion(version)} />
      {entryId !== "name" && listed.versions && listed.versions.length > 0 && (
        <RemoveForGood hasReply={replyId !== null} busy={busy} onRemove={removeForGood} />
      )}
    </Dialog>
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
