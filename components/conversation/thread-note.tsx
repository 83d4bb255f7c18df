import { NoteArticle } from "@/components/notes/note-article";
import type { Note, Share, Thread } from "@/lib/api/responses";
import { type ShareTarget, shareOf } from "@/lib/conversation/share-target";
import { CareLine } from "./care-line";
import { ShareTool } from "./share-tool";

/** A note in its thread, which says whether it is still private. */
export function ThreadNote({ thread, note, shares }: { thread: Thread; note: Note; shares: Share[] }) {
  const target: ShareTarget = { kind: "note", noteId: note._id };
  const isShared = shareOf(shares, note.conversationId, target) !== undefined;
  const tools = <ShareTool thread={thread} target={target} shares={shares} />;
  return (
    <>
      <NoteArticle note={note} isShared={isShared} tools={tools} />
      <CareLine id={`${note.conversationId}.${note.orderIndex}`} text={note.message} />
    </>
  );
}
