import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { PartRef, SharedWithMe, WrittenToOthers } from "@/lib/api/contribution-responses";
import { anything, flag, listOf, nullable, oneOf, shape, text } from "@/lib/api/shape";
import { failureOf, getAs, post, type RequestError, serverMessageOr } from "@/lib/client/api";
import type { ContributionKind } from "@/lib/conversation/share/contribution";
import { contributionTexts } from "@/lib/texts/contribution";
import {
  changeContribution,
  contributionsUrl,
  removeContribution,
  restoreContribution,
  withdrawContribution,
} from "./use-contributions";

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
        isChanged: flag,
        withdrawnAt: nullable(text),
      }),
    ),
  }),
);

/** What others have shared with this person, and what they wrote to it. `data` is `undefined` until it is loaded. */
export function useSharedWithMe() {
  const { data, error, isValidating, mutate } = useSWR<SharedWithMe, RequestError>(url, fetchSharedWithMe);
  const { mutate: mutateAll } = useSWRConfig();

  /** Also on the page behind the dialog. Resolves to why it has failed, or to `null`. */
  async function problemOf(call: Promise<unknown>, sentence: string): Promise<string | null> {
    const failure = await failureOf(call);
    await Promise.all([mutate(), mutateAll((key) => typeof key === "string" && key.startsWith(contributionsUrl))]);
    return failure && serverMessageOr(failure, sentence);
  }

  return {
    data,
    failed: Boolean(error),
    isValidating,
    reload: () => void mutate(),
    change: (id: string, changed: string) =>
      problemOf(changeContribution(id, changed), contributionTexts.decisionFailed),
    withdraw: (id: string) => problemOf(withdrawContribution(id), contributionTexts.withdrawFailed),
    removeForGood: (id: string) => problemOf(removeContribution(id), contributionTexts.decisionFailed),
    restore: (id: string) => problemOf(restoreContribution(id), contributionTexts.decisionFailed),
  };
}

/** `whole`: the share in the link to a whole conversation. */
type OpenedPart = PartRef & { conversationId: string; whole: string | null };

/** Tells the sharer that this reader has opened a part of theirs, and puts it into the list of the reader. */
export function useMarkOpened({ conversationId, index, noteId, whole }: OpenedPart, isReader: boolean): void {
  useEffect(() => {
    const part = whole ? { whole } : { continuationIndex: index, noteId };
    // Without it the part is only missing in both lists, and reading goes on.
    if (isReader) post(url, { conversationId, ...part }, anything).catch(() => null);
  }, [conversationId, index, noteId, whole, isReader]);
}
