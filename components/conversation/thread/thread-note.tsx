import { memo, useContext } from "react";
import styles from "@/components/conversation/entries/entry.module.css";
import { ToolItem } from "@/components/conversation/entries/entry-menu";
import { EntryText, RemovedEntry } from "@/components/conversation/entries/entry-text";
import { EditingContext } from "@/components/conversation/entries/use-entries";
import { NoteArticle, NoteText } from "@/components/notes/note-article";
import type { Note, Sharing, Thread } from "@/lib/api/responses";
import type { ShareTarget } from "@/lib/conversation/share/share-target";
import { entryIdOf, isRemoved } from "@/lib/conversation/thread/thread-entry";
import { CareLine } from "./care-line";
import { useShareTool } from "./use-share-tool";

type Props = { thread: Thread; note: Note; sharing: Sharing };

/** A note in its thread, which says whether it is still private. Memoized, as a turn is. */
export const ThreadNote = memo(function ThreadNote({ thread, note, sharing }: Props) {
  const editing = useContext(EditingContext);
  const target: ShareTarget = { kind: "note", noteId: note._id };
  const entryId = entryIdOf("note", note._id);
  const share = useShareTool(thread, target, sharing);
  if (isRemoved(thread, entryId) && editing !== entryId) return <RemovedEntry entryId={entryId} />;
  return (
    <>
      <NoteArticle className={styles.entry} note={note} isShared={share.isShared} tools={<ToolItem {...share.item} />}>
        <EntryText entryId={entryId} text={note.message}>
          <NoteText text={note.message} />
        </EntryText>
        {share.contributions}
      </NoteArticle>
      {share.dialog}
      <CareLine id={`${note.conversationId}.${note.orderIndex}`} text={note.message} />
    </>
  );
});
