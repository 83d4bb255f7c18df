import useSWR from "swr";
import type { PastConversation, StoredFile } from "@/lib/api/responses";
import { listOf, nullable, optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError } from "@/lib/client/api";
import { afterPaint } from "@/lib/client/home-requests";
import { onThisDayUrl } from "@/lib/routes";

type Picture = Pick<StoredFile, "fileUrl" | "fileName">;
export type Memory = Omit<PastConversation, "file"> & { file?: Picture | null };
type OnThisDay = { conversations: Memory[] };

const isPicture = shape<Picture>({ fileUrl: text, fileName: text });

const fetchChecked = getAs(
  shape<OnThisDay>({
    conversations: listOf(
      shape<Memory>({
        _id: text,
        projectName: text,
        topic: text,
        timestamp: text,
        excerpt: text,
        file: optional(nullable(isPicture)),
      }),
    ),
  }),
);

// The name of the time zone needs `Intl`, which loads its language data first: that takes long.
const fetchOnThisDay = afterPaint((path: string): Promise<OnThisDay> => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return fetchChecked(`${path}?${new URLSearchParams({ timeZone })}`);
});

/** The conversations that this person began on this day of earlier months and years, in their own time zone. */
export function useOnThisDay() {
  const { data, error } = useSWR<OnThisDay, RequestError>(onThisDayUrl, fetchOnThisDay);
  const isPastKnown = data !== undefined;
  return { past: data?.conversations ?? [], isPastKnown, isPastPending: !isPastKnown && error === undefined };
}
