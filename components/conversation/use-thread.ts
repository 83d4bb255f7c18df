import { useEffect, useEffectEvent, useRef } from "react";
import useSWR from "swr";
import { timings } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { getAs, type RequestError } from "@/lib/client/api";
import { isWaiting, turnsOf } from "@/lib/conversation/thread";
import { threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";

// Its check is not in the first load.
const fetchThread = async (path: string) => {
  const { isThread } = await import("@/lib/api/conversation-shapes");
  return getAs(isThread)(path);
};

const isFinal = ({ status }: RequestError) => status === 404 || status === 403;

/** Links to files are renewed before they run out. */
const linkRenewalMs = timings.fileLinkMinutes * 0.8 * 60_000;
const hasFiles = (thread: Thread) => turnsOf(thread).some(({ file }) => file !== null);

/** How soon a thread is polled again; 0: never. */
function refreshMs(thread: Thread): number {
  if (isWaiting(thread)) return timings.pendingPollMs;
  return hasFiles(thread) ? linkRenewalMs : 0;
}

type Options = {
  /** Whether this tab is receiving a reply, after which the thread is up to date. */
  isReceiving: boolean;
  onUnknown: () => void;
};

/**
 * The thread of a conversation; `id` is `null` while there is none. It is read when it is opened and not at every return to
 * the tab: a thread may have thousands of entries, and what this tab adds to it is put into the cache. While a reply is
 * pending the thread is polled, because the server completes the reply even if the reader has left.
 */
export function useThread(id: string | null, { isReceiving, onUnknown }: Options) {
  const readAt = useRef(0);
  const { data, error, mutate } = useSWR<Thread, RequestError>(id && threadUrl(id), fetchThread, {
    refreshInterval: (latest) => (latest && !isReceiving ? refreshMs(latest) : 0),
    shouldRetryOnError: (failure: RequestError) => !isFinal(failure),
    onSuccess: () => {
      readAt.current = Date.now();
    },
    onError: (failure) => failure.status === 404 && onUnknown(),
  });

  // While the tab is hidden nothing is read, so links may have run out by the time somebody returns to it.
  const renewLinks = useEffectEvent(() => {
    const areOld = Date.now() - readAt.current > linkRenewalMs;
    if (document.visibilityState !== "visible" || !data || !hasFiles(data) || !areOld) return;
    // Both events fire at a return to the tab; only the first one may read.
    readAt.current = Date.now();
    void mutate();
  });
  useEffect(() => {
    const onReturn = () => renewLinks();
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("focus", onReturn);
    };
  }, []);

  const problem = error && !isFinal(error) && !data ? texts.conversation.historyFailed : null;
  return { thread: data, problem, reload: () => mutate() };
}
