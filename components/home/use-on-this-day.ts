import useSWR, { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { isStoredFile } from "@/lib/api/heading-shapes";
import { timings } from "@/lib/api/limits";
import type { PastConversation } from "@/lib/api/responses";
import { anything, listOf, nullable, number, optional, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError, request } from "@/lib/client/api";
import { afterPaint } from "@/lib/client/home-requests";
import { onThisDayUrl } from "@/lib/routes";
import { homeTexts } from "@/lib/texts/home";

/** `offers`: how much is waiting that readers of shared parts have written. */
type OnThisDay = { conversations: PastConversation[]; offers?: number };

const fetchChecked = getAs(
  shape<OnThisDay>({
    conversations: listOf(
      shape<PastConversation>({
        _id: text,
        projectName: text,
        topic: text,
        timestamp: text,
        excerpt: text,
        file: nullable(isStoredFile),
        day: optional(text),
      }),
    ),
    offers: optional(number),
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
  return {
    past: data?.conversations ?? [],
    offers: data?.offers ?? 0,
    isPastKnown,
    isPastPending: !isPastKnown && error === undefined,
  };
}

/** `hide` takes a memory away for good; if that fails it is back. `outcome`: of the last one. */
export function useHideOnThisDay() {
  const { mutate } = useSWRConfig();
  const [outcome, showOutcome] = useAutoDismiss<Outcome>(timings.messageClearingMs);

  const hide = (id: string) =>
    mutate<OnThisDay, unknown>(onThisDayUrl, request("DELETE", onThisDayUrl, { id }, anything), {
      optimisticData: (_, shown) => ({
        ...shown,
        conversations: (shown?.conversations ?? []).filter(({ _id }) => _id !== id),
      }),
      populateCache: false,
    }).then(
      () => showOutcome({ text: homeTexts.onThisDay.hidden, isFailure: false }),
      () => showOutcome({ text: homeTexts.onThisDay.hideFailed, isFailure: true }),
    );

  return { hide, outcome };
}
