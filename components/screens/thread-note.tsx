import { NoteArticle } from "@/components/notes/note-article";
import { useShares } from "@/components/share/use-shares";
import type { Note, Thread } from "@/lib/answers";
import { type ShareTarget, shareOf } from "@/lib/conversation/share-target";
import { ShareTool } from "./share-tool";

/** A note in its thread, which says whether it is still private. */
export function ThreadNote({ thread, note }: { thread: Thread; note: Note }) {
  const { shares = [] } = useShares();
  const target: ShareTarget = { kind: "note", noteId: note._id };
  const isShared = shareOf(shares, note.conversationId, target) !== undefined;
  return <NoteArticle note={note} isShared={isShared} tools={<ShareTool thread={thread} target={target} />} />;
}
