import { ConversationCard, GoOn, UnfinishedCard, UnsentCard } from "@/components/home/go-on";
import { Latest } from "@/components/home/latest";
import { OnThisDay } from "@/components/home/on-this-day";
import { useHideOnThisDay, useOnThisDay } from "@/components/home/use-on-this-day";
import { useConfig } from "@/components/session/use-config";
import type { LatestConversation } from "@/components/session/use-latest";
import { Button } from "@/components/ui/button";
import { lazyWithRetry } from "@/components/ui/lazy-with-retry";
import { MessageLeaf } from "@/components/ui/message-leaf";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { PastConversation } from "@/lib/api/responses";
import { openPath } from "@/lib/client/hash-location";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { labelTexts } from "@/lib/texts/label";
import type { Unfinished, UnsentState } from "./use-start-new";

const Offers = lazyWithRetry<object>(() => import("@/components/share/offers").then(({ Offers }) => Offers));

type Props = {
  unfinished: Unfinished;
  unsent: UnsentState;
  past: PastConversation[];
  latest: LatestConversation[];
};

/** Home for somebody who has written: memories of this day, what can be continued, and the latest conversations. */
export function ReturningHome({ unfinished, unsent, past, latest }: Props) {
  const { guides, texts } = unsent;
  const { offers } = useOnThisDay();
  const { hide, outcome } = useHideOnThisDay();
  const unsentIn = (id: string) => texts.find(({ conversationId }) => conversationId === id);
  const hasUnfinished = guides.length > 0 || texts.length > 0;
  const goOn = hasUnfinished ? undefined : latest[0];
  const others = latest.slice(0, 3).filter((conversation) => conversation !== goOn && !unsentIn(conversation._id));
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {offers > 0 && <Offers />}
      {past.length > 0 && <OnThisDay past={past} onHide={hide} />}
      {(goOn || hasUnfinished) && (
        <GoOn>
          {guides.map((each) => (
            <UnfinishedCard
              key={each.scope}
              guide={each.guide}
              onResume={() => unfinished.resume(each)}
              onDiscard={() => unfinished.discard(each)}
            />
          ))}
          {texts
            .filter((each) => each === unsentIn(each.conversationId))
            .map((each) => (
              <UnsentCard
                key={each.scope}
                unsent={each}
                onDiscard={() => unfinished.discardText(each)}
                conversation={latest.find(({ _id: id }) => id === each.conversationId)}
              />
            ))}
          {goOn && <ConversationCard conversation={goOn} />}
        </GoOn>
      )}
      {others.length > 0 && <Latest latest={others} />}
    </>
  );
}

/** Home while no chat topic is enabled: what was written can be read, and the game played. */
export function NoTopics() {
  const { trainingMode } = useConfig().features.flexiFeatures;
  return (
    <MessageLeaf>
      <p role="status">{labelTexts.chatDisabled}</p>
      <Button kind="plain" onClick={() => openPath(paths.history)}>
        {texts.menu.history}
      </Button>
      {trainingMode.enabled && trainingMode.menuEnabled && (
        <Button kind="plain" onClick={() => openPath(paths.home, { isTraining: true })}>
          {trainingMode.displayName}
        </Button>
      )}
    </MessageLeaf>
  );
}
