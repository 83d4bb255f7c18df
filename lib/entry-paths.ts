import { conversationPath, type SearchMatch } from "./routes";

// The paths of single entries. Not in the first load.

/** A conversation at a search match. */
export function searchMatchPath(conversationId: string, { term, index, noteId }: SearchMatch): string {
  const query = new URLSearchParams({
    search: term,
    ...(index !== null && { index: String(index) }),
    ...(noteId !== null && { noteId }),
  });
  return `${conversationPath(conversationId)}?${query}`;
}

/** The path of one shared part: the post, a continuation by its 0-based index, or a note. */
export function sharedPath(postId: string, part: { index?: number; noteId?: string } = {}): string {
  const post = `/share/post/${encodeURIComponent(postId)}`;
  if (part.noteId !== undefined) return `${post}/note/${encodeURIComponent(part.noteId)}`;
  return part.index === undefined ? post : `${post}/${part.index}`;
}

/** The path of a conversation that is shared as a whole. Who has the link to a part of it does not know the id of this share. */
export const sharedWholePath = (id: string, shareId: string) =>
  `/share/conversation/${encodeURIComponent(id)}/${encodeURIComponent(shareId)}`;
