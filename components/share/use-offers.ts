import useSWR from "swr";
import type { Outcome } from "@/components/ui/outcome-notice";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import type { Offer } from "@/lib/api/contribution-responses";
import { timings } from "@/lib/api/limits";
import { flag, listOf, shape, text } from "@/lib/api/shape";
import { getAs, type RequestError, serverMessageOr } from "@/lib/client/api";
import { contributionTexts } from "@/lib/texts/contribution";
import { contributionMembers, contributionsUrl, type Decision, postDecision } from "./use-contributions";

type Offers = { offers: Offer[] };

const fetchOffers = getAs(
  shape<Offers>({
    offers: listOf(shape<Offer>({ ...contributionMembers, conversationId: text, projectName: text, isChange: flag })),
  }),
);

/** What readers of shared parts offer to this person. `outcome`: of the last decision. */
export function useOffers() {
  const { data, mutate } = useSWR<Offers, RequestError>(contributionsUrl, fetchOffers, { revalidateOnFocus: true });
  const [outcome, showOutcome] = useAutoDismiss<Outcome>(timings.messageClearingMs);

  async function decide(offer: Offer, decision: Decision): Promise<void> {
    try {
      await postDecision(offer, decision);
      showOutcome({ text: contributionTexts.decided[decision], isFailure: false });
    } catch (failure) {
      showOutcome({ text: serverMessageOr(failure, contributionTexts.decisionFailed), isFailure: true });
    }
    await mutate();
  }

  return { offers: data?.offers ?? [], decide, outcome };
}
