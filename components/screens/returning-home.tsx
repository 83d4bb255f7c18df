import { QuestionOfTheDay } from "@/components/conversation/question-of-the-day";
import { ConversationCard, GoOn, UnfinishedCard } from "@/components/history/go-on";
import { Latest } from "@/components/history/latest";
import { OnThisDay } from "@/components/history/on-this-day";
import type { LatestConversation } from "@/components/history/use-latest";
import type { Memory } from "@/components/history/use-on-this-day";
import { useUnsentText } from "@/components/session/use-text-draft";
import type { UsedQuestions } from "@/lib/api/responses";
import type { TopicChoice } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide";
import styles from "./returning-home.module.css";
import type { Unfinished } from "./use-start-new";

type Props = {
  topics: TopicChoice[];
  used: UsedQuestions;
  guide: Guide;
  unfinished: Unfinished;
  past: Memory[];
  latest: LatestConversation[];
  onBegin: (guide: Guide) => void;
  onHistory: () => void;
};

/** What home has for somebody who has written: a question, a conversation to go on with, this day of earlier months, and others. */
export function ReturningHome({ topics, used, guide, unfinished, past, latest, onBegin, onHistory }: Props) {
  const unsentText = useUnsentText();
  const hasUnfinished = unfinished.guides.length > 0;
  const goOn = latest.find(({ _id: id }) => unsentText(id) !== "") ?? (hasUnfinished ? undefined : latest[0]);
  const others = latest.filter((conversation) => conversation !== goOn);
  return (
    <>
      <div className={styles.today}>
        <QuestionOfTheDay topics={topics} used={used} guide={guide} onBegin={onBegin} />
        {(goOn || hasUnfinished) && (
          <GoOn>
            {unfinished.guides.map((each, index) => (
              <UnfinishedCard
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two of them apart
                key={index}
                guide={each}
                onResume={() => unfinished.resume(each)}
                onDiscard={() => unfinished.discard(each)}
              />
            ))}
            {goOn && <ConversationCard conversation={goOn} unsent={unsentText(goOn._id)} />}
          </GoOn>
        )}
      </div>
      {past.length > 0 && <OnThisDay past={past} />}
      {others.length > 0 && <Latest latest={others} onHistory={onHistory} />}
    </>
  );
}
