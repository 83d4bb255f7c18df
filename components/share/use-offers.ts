import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import type { Offer, SetAside } from "@/lib/api/contribution-responses";
import { timings } from "@/lib/api/limits";
import { anything, flag, listOf, shape, text } from "@/lib/api/shape";
import { failureOf, getAs, type RequestError, request, requestErrorOf, serverMessageOr } from "@/lib/client/api";
import { latestUrl, threadUrl } from "@/lib/routes";
import { contributionTexts } from "@/lib/texts/contribution";
import {
  type AnswerToSend,
  contributionMembers,
  contributionsUrl,
  type Decision,
  postAnswer,
  postDecision,
  refreshMs,
} from "./use-contributions";
import { sharesUrl } from "./use-sharing";

type Offers = { offers: Offer[] };

const offers = listOf(
  shape<Offer>({
    ...contributionMembers,
    conversationId: text,
    projectName: text,
    isChange: flag,
    isWholeShared: flag,
  }),
);
const fetchOffers = getAs(shape<Offers>({ offers }));

/** What readers of shared parts offer to this person. */
export const useOffers = () => useDecisions(useSWR<Offers, RequestError>(contributionsUrl, fetchOffers, reading).data);

const reading = { revalidateOnFocus: true, refreshInterval: (latest?: Offers) => refreshMs(latest?.offers) };

const setAsideUrl = `${contributionsUrl}/set-aside`;
const fetchSetAside = getAs(
  shape<SetAside>({ offers, refused: listOf(shape<SetAside["refused"][number]>({ _id: text, name: text })) }),
);

/** What this person did not accept, and from whom they accept no more. `allow`: accepts more from one of those again. */
export function useSetAside() {
  const { data } = useSWR<SetAside, RequestError>(setAsideUrl, fetchSetAside, reading);
  const { attempt, ...decisions } = useDecisions(data);
  const allow = (id: string) =>
    attempt(
      request("DELETE", `${contributionsUrl}/refused/${encodeURIComponent(id)}`, undefined, anything),
      contributionTexts.allowed,
    );
  return { refused: data?.refused ?? [], allow, decisions };
}

/** What can be decided about offers. `outcome`: of the last decision. `keep`: changes which ones are shown even if they are withdrawn. */
function useDecisions(data: Offers | undefined) {
  const { mutate } = useSWRConfig();
  const [outcome, showOutcome] = useAutoDismiss<Outcome>(timings.messageClearingMs);
  const [pinned, keep] = useState<Offer[]>([]);
  const listed = data?.offers ?? [];
  const gone = pinned.filter((offer) => listed.every(({ _id }) => _id !== offer._id));

  const readAgain = (...others: string[]) =>
    mutate(
      (key) => typeof key === "string" && (key.startsWith(contributionsUrl) || [sharesUrl, ...others].includes(key)),
    );

  async function attempt(call: Promise<unknown>, done: string): Promise<void> {
    const failure = await failureOf(call);
    const text = failure ? serverMessageOr(failure, contributionTexts.decisionFailed) : done;
    showOutcome({ text, isFailure: failure !== null });
    await readAgain();
  }

  /** Resolves to why it was not saved, or to `null`. */
  async function answer(offer: Offer, written: AnswerToSend): Promise<string | null> {
    try {
      const { message } = await postAnswer(offer, written);
      showOutcome({ text: message, isFailure: false });
      await readAgain(threadUrl(offer.conversationId), latestUrl);
      return null;
    } catch (failure) {
      return requestErrorOf(failure).message;
    }
  }

  return {
    offers: [...gone, ...listed],
    decide: (offer: Offer, decision: Decision) =>
      attempt(postDecision(offer, decision), contributionTexts.decided[decision]),
    attempt,
    answer,
    keep,
    outcome,
  };
}

/** Shows an offer while `isAnswering`, even if it is withdrawn meanwhile. */
export function useShownWhileAnswering(
  offer: Offer,
  isAnswering: boolean,
  keep: Dispatch<SetStateAction<Offer[]>>,
): void {
  useEffect(() => {
    if (!isAnswering) return;
    keep((pinned) => [...pinned, offer]);
    return () => keep((pinned) => pinned.filter((one) => one !== offer));
  }, [offer, isAnswering, keep]);
}

export type OffersState = Pick<ReturnType<typeof useDecisions>, "offers" | "decide" | "answer" | "keep" | "outcome">;
