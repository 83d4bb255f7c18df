import { useState } from "react";
import type { Thread } from "@/lib/api/responses";
import type { LiveReply } from "@/lib/conversation/thread/live-reply";
import { turnsOf } from "@/lib/conversation/thread/thread";
import { entryTexts } from "@/lib/texts/entries";
import { noteTexts } from "@/lib/texts/note";
import { replyTexts } from "@/lib/texts/reply";

type Props = { thread: Thread; live: LiveReply; isReplying: boolean };

/**
 * Announces to screen readers what was added to a thread since it was opened. Not in the entries, which leave the page and come back
 * while somebody scrolls.
 */
export function ThreadStatus({ thread, live, isReplying }: Props) {
  // The last ones, because earlier entries may be read while somebody scrolls.
  const now = {
    notes: lastOf(thread.notes.map(({ orderIndex }) => orderIndex)),
    unsent: lastOf(thread.keptOnly),
    isReplying,
  };
  const [before, setBefore] = useState(now);
  const [added, setAdded] = useState<"reply" | "note" | "unsent" | null>(isReplying ? "reply" : null);
  if (now.notes !== before.notes || now.unsent !== before.unsent || isReplying !== before.isReplying) {
    setBefore(now);
    if (isReplying) setAdded("reply");
    else if (now.notes > before.notes) setAdded("note");
    else if (now.unsent > before.unsent) setAdded("unsent");
  }
  return (
    <p className="visually-hidden" role="status">
      {isReplying && replyTexts.inProgress}
      {!isReplying && added === "reply" && replyStatus(thread, live)}
      {/* The keys: a second note is announced like the first. */}
      {!isReplying && added === "note" && <span key={`note ${now.notes}`}>{noteTexts.added}</span>}
      {!isReplying && added === "unsent" && <span key={`unsent ${now.unsent}`}>{entryTexts.messageSaved}</span>}
    </p>
  );
}

const lastOf = (orderIndexes: number[] = []) => orderIndexes.reduce((last, one) => Math.max(last, one), 0);

function replyStatus(thread: Thread, live: LiveReply): string | null {
  const turns = turnsOf(thread);
  if (live.status === "failed" && live.conversationId === thread.conversation._id) {
    // The failure of a message that was not saved is announced by `FailedReply`.
    return turns.some(({ requestKey }) => requestKey === live.requestKey) ? replyTexts.failed(live.message) : null;
  }
  return turns.at(-1)?.response === null ? null : replyTexts.received;
}
