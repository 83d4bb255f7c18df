import useSWR from "swr";
import type { Share, Sharing } from "@/lib/api/responses";
import { flag, listOf, nullable, number, oneOf, shape, text } from "@/lib/api/shape";
import { getAs } from "@/lib/client/api";

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

/** What this person shares, newest first, and which of their conversations have contributions. */
export const useSharing = () =>
  useSWR<Sharing, Error>(sharesUrl, fetchShares, { revalidateOnFocus: true, shouldRetryOnError: true });
