import { type EntriesState, useEntryActions } from "@/components/conversation/entries/use-entries";
import { Toast } from "@/components/shell/toast";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import { Notice } from "@/components/ui/notice";
import { UndoNotice } from "@/components/ui/undo-button";

const VersionsDialog = lazyDialog(() =>
  import("@/components/conversation/entries/versions-dialog").then(({ VersionsDialog }) => VersionsDialog),
);

type Props = {
  changes: EntriesState;
  /** Why there is no other reply. */
  failure: string | null;
};

/** What was just changed in a conversation, which can be undone, and the earlier versions of an entry. */
export function EntryChanges({ changes: { undoable, ...changes }, failure }: Props) {
  const { showVersions } = useEntryActions();
  const notice = changes.notice ?? failure;
  return (
    <>
      <Toast>
        <Notice>{notice}</Notice>
        <UndoNotice text={undoable?.text} undo={undoable && (() => void undoable.undo())} />
      </Toast>
      {changes.versionsOf && <VersionsDialog entryId={changes.versionsOf} onClose={() => showVersions(null)} />}
    </>
  );
}
