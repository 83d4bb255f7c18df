import type { Thread } from "@/lib/api/responses";
import type { LiveReply } from "@/lib/conversation/live-reply";
import { turnsOf } from "@/lib/conversation/thread";
import { replyTexts } from "@/lib/texts/reply";

type Props = { thread: Thread; live: LiveReply; isReplying: boolean };

/**
 * Announces the reply to screen readers. It is not part of the entry, because entries leave and re-enter the page while
 * somebody scrolls.
 */
export const ReplyStatus = ({ thread, live, isReplying }: Props) => (
  <p className="visually-hidden" role="status">
    {isReplying ? replyTexts.inProgress : statusOf(thread, live)}
  </p>
);

function statusOf(thread: Thread, live: LiveReply): string | null {
  const turns = turnsOf(thread);
  if (live.status === "failed" && live.conversationId === thread.conversation._id) {
    // The failure of a message that was not saved is announced by `FailedReply`.
    return turns.some(({ requestKey }) => requestKey === live.requestKey) ? replyTexts.failed(live.message) : null;
  }
  return turns.at(-1)?.response === null ? null : replyTexts.received;
}
