import type { Sharing, Thread } from "@/lib/api/responses";
import type { StreamingText } from "@/lib/client/streaming-text";
import { isInProgress, type LiveReply } from "@/lib/conversation/thread/live-reply";
import { isSoonAfter, type ThreadEntry, type ThreadTurn } from "@/lib/conversation/thread/thread";
import { ThreadNote } from "./thread-note";
import { Turn } from "./turn";

type Props = {
  thread: Thread;
  entry: Exclude<ThreadEntry, { kind: "missing" }>;
  /** The one before it. */
  previous: ThreadEntry | undefined;
  /** Unique on the page. */
  id: string;
  live: LiveReply;
  streamingText: StreamingText;
  sharing: Sharing;
  ribbon: string;
  onRetry: (turn: ThreadTurn) => void;
  onWrite: (() => void) | null;
};

/** A note, or a turn with what this tab receives of its reply. */
export function EntryContent({ entry, previous, live, streamingText, thread, sharing, ...props }: Props) {
  if (entry.kind === "note") return <ThreadNote thread={thread} note={entry.note} sharing={sharing} />;
  const isLive = live.status !== "idle" && live.requestKey === entry.turn.requestKey;
  return (
    <Turn
      {...{ thread, sharing, ...props }}
      turn={entry.turn}
      isSoonAfter={isSoonAfter(entry, previous)}
      streamingText={isLive && isInProgress(live) ? streamingText : null}
      failure={isLive && live.status === "failed" ? live.message : null}
    />
  );
}
