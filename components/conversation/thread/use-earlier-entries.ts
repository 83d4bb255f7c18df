import { useEffect, useEffectEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { useBusy } from "@/components/ui/use-busy";
import type { PageRow } from "@/components/ui/use-window-virtual-list";
import { limits } from "@/lib/api/limits";
import type { Thread } from "@/lib/api/responses";
import { missingCount, type ThreadEntry } from "@/lib/conversation/thread/thread";
import { withEarlier } from "@/lib/conversation/thread/thread-changes";
import { threadUrl } from "@/lib/routes";
import { fetchThread } from "./use-thread";

/** How many rows before an entry that was not read yet its page is read. */
const readAhead = 25;

/** The first entry, by its orderIndex, that is shown or will be soon and was not read yet; `null`: there is none. */
function neededEntry(entries: ThreadEntry[], rows: PageRow[]): number | null {
  const shown = rows.filter(({ top }) => top === null);
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? -1];
  const missing = entries.slice(Math.max(0, first - readAhead), last + 1).find(({ kind }) => kind === "missing");
  return missing?.kind === "missing" ? missing.orderIndex : null;
}

/** Reads the earlier entries of a long thread when their rows come near. `readAll` rejects with a `RequestError`. */
export function useEarlierEntries(thread: Thread, entries: ThreadEntry[], rows: PageRow[]) {
  const { cache, mutate } = useSWRConfig();
  const { busy, run } = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const { nextCursor } = thread;
  const url = threadUrl(thread.conversation._id);
  const needed = neededEntry(entries, rows);

  async function readBackTo(orderIndex: number, cursor: string) {
    const limit = Math.max(limits.threadPage, Number(cursor) - orderIndex + limits.threadPage / 2);
    try {
      const page = await fetchThread(`${url}?limit=${limit}&cursor=${cursor}`);
      // A read of the thread that is under way is overtaken by this change and has to be repeated.
      const revalidate = cache.get(url)?.isValidating ?? false;
      await mutate<Thread>(url, (latest) => latest && withEarlier(latest, page, cursor), { revalidate });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  const readNeeded = useEffectEvent((orderIndex: number) => {
    if (nextCursor) void run(() => readBackTo(orderIndex, nextCursor));
  });
  useEffect(() => {
    if (needed !== null && !busy && !hasFailed) readNeeded(needed);
  }, [needed, busy, hasFailed]);

  async function readAll() {
    // As a promise: if the thread is changed while it is read, SWR drops what was read before the change.
    if (missingCount(thread) > 0) await mutate<Thread>(url, fetchThread(url), { revalidate: false });
  }

  return { hasFailed, retry: () => setFailed(false), readAll };
}
