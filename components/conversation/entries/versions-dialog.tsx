import { useState } from "react";
import { RemoveForGood } from "@/components/session/remove-for-good";
import { useVersions } from "@/components/session/use-versions";
import { VersionList } from "@/components/session/version-list";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { TitledDialog } from "@/components/ui/dialog";
import { useBusy } from "@/components/ui/use-busy";
import { versionsUrl } from "@/lib/client/entries";
import { isRemoved, replyIdOf, versionOf } from "@/lib/conversation/thread/thread-entry";
import { entryTexts } from "@/lib/texts/entries";
import { useEntryActions, useThreadState } from "./use-entries";

type VersionsDialogProps = { entryId: string; onClose: () => void };

/** What an entry was before it was changed: each version can be restored, and all can be removed for good. */
export function VersionsDialog({ entryId, onClose }: VersionsDialogProps) {
  const { restore, removeAllVersions } = useEntryActions();
  const { thread } = useThreadState();
  const listed = useVersions(versionsUrl(thread.conversation._id, entryId));
  const { busy, run } = useBusy();
  const current = versionOf(thread, entryId);
  const replyId = replyIdOf(thread, entryId);
  const [withReply, setWithReply] = useState(true);

  const restoreVersion = (version: number) =>
    run(async () => {
      await restore(entryId, version, current, isRemoved(thread, entryId));
      onClose();
    });
  const removeForGood = () =>
    run(async () => {
      await removeAllVersions(thread, entryId, withReply ? replyId : null);
      onClose();
    });

  return (
    <TitledDialog title={entryTexts.versions} onClose={onClose}>
      <VersionList {...{ listed, busy }} onRestore={({ version }) => restoreVersion(version)} />
      {entryId !== "name" && listed.versions && listed.versions.length > 0 && (
        <RemoveForGood question={entryTexts.forGoodQuestion} busy={busy} onRemove={removeForGood}>
          {replyId !== null && (
            <CheckboxField
              label={entryTexts.forGoodReply}
              checked={withReply}
              disabled={busy}
              onChange={({ target }) => setWithReply(target.checked)}
            />
          )}
        </RemoveForGood>
      )}
    </TitledDialog>
  );
}
