import { useEffect, useEffectEvent, useRef } from "react";
import useSWR, { useSWRConfig } from "swr";
import { linkRenewalMs } from "@/components/files/link-renewal";
import { limits, timings } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { getAs, type RequestError } from "@/lib/client/api";
import { plainParagraphs } from "@/lib/conversation/thread/plain-paragraphs";
import { isWaiting, missingCount, turnsOf } from "@/lib/conversation/thread/thread";
import { type SearchMatch, threadUrl } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { Markdown } from "./lazy-markdown";

// Its check is not in the first load.
export const fetchThread = async (path: string) => {
  const { isThread } = await import("@/lib/api/conversation-shapes");
  const thread = await getAs(isThread)(path);
  const mayBeMarked = turnsOf(thread).some(({ response }) => response && !plainParagraphs(response));
  if (mayBeMarked) await Markdown.preload().catch(() => null);
  return thread;
};

/**
 * Which part of a thread is read: its last page; again, if it was read before, as much as that, and all of a thread that is whole. It
 * reaches back to the search match that is opened.
 */
function queryOf(loaded: Thread | undefined, match: SearchMatch | null): string {
  if (loaded && missingCount(loaded) === 0) return "";
  const limit = loaded ? loaded.conversation.continuations.length + loaded.notes.length : limits.threadPage;
  const { index = null, noteId = null } = match ?? {};
  const query = new URLSearchParams({
    limit: String(Math.max(limit, limits.threadPage)),
    ...(index !== null && { index: String(index) }),
    ...(noteId !== null && { noteId }),
  });
  return `?${query}`;
}

const isFinal = ({ status }: RequestError) => status === 404 || status === 403;

const hasFiles = (thread: Thread) => turnsOf(thread).some(({ file }) => file !== null);

/** How soon a thread is polled again; 0: never. */
function refreshMs(thread: Thread): number {
  if (isWaiting(thread)) return timings.pendingPollMs;
  return hasFiles(thread) ? linkRenewalMs : 0;
}

type Options = {
  /** The search match that the thread is opened at. */
  match: SearchMatch | null;
  /** Whether this tab is receiving a reply, after which the thread is up to date. */
  isReceiving: boolean;
  onUnknown: () => void;
};

/**
 * The thread of a conversation; `id` is `null` while there is none. It is read when it is opened and not at every return to
 * the tab: a thread may have thousands of entries, and what this tab adds to it is put into the cache. While a reply is
 * pending the thread is polled, because the server completes the reply even if the reader has left. Of a long thread the last
 * page is read first, and earlier entries when somebody scrolls to them.
 */
export function useThread(id: string | null, { match, isReceiving, onUnknown }: Options) {
  const readAt = useRef(0);
  const { cache } = useSWRConfig();
  const read = (path: string) => fetchThread(path + queryOf(cache.get(path)?.data as Thread | undefined, match));
  const { data, error, mutate } = useSWR<Thread, RequestError>(id && threadUrl(id), read, {
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
