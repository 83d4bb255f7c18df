import { useState } from "react";
import useSWR from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import type { Share, Sharing } from "@/lib/api/responses";
import { anything, flag, listOf, nullable, number, oneOf, shape, text } from "@/lib/api/shape";
import { getAs, request } from "@/lib/client/api";
import { shareTexts } from "@/lib/texts/share";

export const sharesUrl = "/api/shares";

const fetchShares = getAs(
  shape<Sharing>({
    contributedTo: listOf(text),
    shares: listOf(
      shape<Share>({
        _id: text,
        kind: oneOf("post", "continuation", "note", "conversation"),
        conversationId: text,
        index: nullable(number),
        noteId: nullable(text),
        withReply: flag,
        projectName: text,
        excerpt: text,
        timestamp: text,
        expiresAt: nullable(text),
        takesContributions: flag,
        readers: listOf(shape<Share["readers"][number]>({ name: text, timestamp: text })),
      }),
    ),
  }),
);

/** What this person shares, newest first. `shares` is `undefined` until it is loaded. */
export function useShares() {
  const { data, error, isValidating, mutate } = useSWR<Sharing, Error>(sharesUrl, fetchShares, {
    revalidateOnFocus: true,
    shouldRetryOnError: true,
  });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Resolves to whether the share was removed. */
  async function stopSharing(id: string): Promise<boolean> {
    setOutcome(null);
    try {
      await request("DELETE", `${sharesUrl}/${encodeURIComponent(id)}`, undefined, anything);
      await mutate((latest) => latest && { ...latest, shares: latest.shares.filter(({ _id }) => _id !== id) });
      setOutcome({ text: shareTexts.stopped, isFailure: false });
      return true;
    } catch {
      await mutate();
      setOutcome({ text: shareTexts.stopFailed, isFailure: true });
      return false;
    }
  }

  return {
    sharing: data,
    shares: data?.shares,
    failed: Boolean(error),
    isValidating,
    reload: () => mutate(),
    stopSharing,
    outcome,
    clearOutcome: () => setOutcome(null),
  };
}
