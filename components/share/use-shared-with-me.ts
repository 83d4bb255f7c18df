import { useEffect } from "react";
import useSWR from "swr";
import type { PartRef, SharedWithMe, WrittenToOthers } from "@/lib/api/contribution-responses";
import { anything, listOf, oneOf, shape, text } from "@/lib/api/shape";
import { getAs, post, type RequestError } from "@/lib/client/api";
import type { ContributionKind } from "@/lib/conversation/share/contribution";
import { removeContribution } from "./use-contributions";

const url = "/api/shared-with-me";

const fetchSharedWithMe = getAs(
  shape<SharedWithMe>({
    opened: listOf(shape<SharedWithMe["opened"][number]>({ path: text, timestamp: text })),
    contributions: listOf(
      shape<WrittenToOthers>({
        _id: text,
        kind: oneOf<ContributionKind>("memory", "question"),
        text,
        timestamp: text,
      }),
    ),
  }),
);

/** What others have shared with this person, and what they wrote to it. `data` is `undefined` until it is loaded. */
export function useSharedWithMe() {
  const { data, error, isValidating, mutate } = useSWR<SharedWithMe, RequestError>(url, fetchSharedWithMe);

  /** Resolves to whether it was withdrawn. */
  async function withdraw(id: string): Promise<boolean> {
    const isWithdrawn = await removeContribution(id).then(
      () => true,
      () => false,
    );
    await mutate();
    return isWithdrawn;
  }

  return { data, failed: Boolean(error), isValidating, reload: () => void mutate(), withdraw };
}

type OpenedPart = PartRef & { conversationId: string; isWhole: boolean };

/** Tells the sharer that this reader has opened a part of theirs, and puts it into the list of the reader. */
export function useMarkOpened({ conversationId, index, noteId, isWhole }: OpenedPart, isReader: boolean): void {
  useEffect(() => {
    const part = isWhole ? { whole: true } : { continuationIndex: index, noteId };
    // Without it the part is only missing in both lists, and reading goes on.
    if (isReader) post(url, { conversationId, ...part }, anything).catch(() => null);
  }, [conversationId, index, noteId, isWhole, isReader]);
}
