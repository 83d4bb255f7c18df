import useSWR from "swr";
import { isThread } from "@/lib/api/conversation-shapes";
import { timings } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { getAs, type RequestError } from "@/lib/client/api";
import { isWaiting, turnsOf } from "@/lib/conversation/thread";
import { threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";

const fetchThread = getAs(isThread);

const isFinal = ({ status }: RequestError) => status === 404 || status === 403;

/** Links to files are renewed before they run out. */
const linkRenewalMs = timings.fileLinkMinutes * 0.8 * 60_000;
const hasFiles = (thread: Thread) => turnsOf(thread).some(({ file }) => file !== null);

/** How soon a thread is read again by itself; 0: never. */
function refreshMs(thread: Thread): number {
  if (isWaiting(thread)) return timings.pendingPollMs;
  return hasFiles(thread) ? linkRenewalMs : 0;
}

type Options = {
  /** A reply is being received in this tab, which brings all that is new. */
  isReceiving: boolean;
  onUnknown: () => void;
};

/**
 * The thread of a conversation; `id` is `null` while there is none. A thread with a pending reply is read until the reply is
 * there, because the server writes it to its end even if the reader has left.
 */
export function useThread(id: string | null, { isReceiving, onUnknown }: Options) {
  const { data, error, mutate } = useSWR<Thread, RequestError>(id && threadUrl(id), fetchThread, {
    refreshInterval: (latest) => (latest && !isReceiving ? refreshMs(latest) : 0),
    shouldRetryOnError: (failure: RequestError) => !isFinal(failure),
    onError: (failure) => failure.status === 404 && onUnknown(),
  });

  const problem = error && !isFinal(error) && !data ? texts.conversation.historyFailed : null;
  return { thread: data, problem, reload: () => mutate() };
}
