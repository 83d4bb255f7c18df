import { QuestionOfTheDay } from "@/components/conversation/question-of-the-day";
import { GoOn } from "@/components/history/go-on";
import { Latest } from "@/components/history/latest";
import { OnThisDay } from "@/components/history/on-this-day";
import type { LatestConversation } from "@/components/history/use-latest";
import type { Memory } from "@/components/history/use-on-this-day";
import { useUnsentText } from "@/components/session/use-text-draft";
import type { UsedQuestions } from "@/lib/api/responses";
import type { TopicChoice } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide";
import styles from "./returning-home.module.css";

type Props = {
  topics: TopicChoice[];
  used: UsedQuestions;
  guide: Guide;
  past: Memory[];
  latest: LatestConversation[];
  onBegin: (guide: Guide) => void;
  onHistory: () => void;
};

/** What home has for somebody who has written: a question, a conversation to go on with, this day of earlier months, and others. */
export function ReturningHome({ topics, used, guide, past, latest, onBegin, onHistory }: Props) {
  const unsentText = useUnsentText();
  const goOn = latest.find(({ _id: id }) => unsentText(id) !== "") ?? latest[0];
  const others = latest.filter((conversation) => conversation !== goOn);
  return (
    <>
      <div className={styles.today}>
        <QuestionOfTheDay topics={topics} used={used} guide={guide} onBegin={onBegin} />
        {goOn && <GoOn conversation={goOn} unsent={unsentText(goOn._id)} />}
      </div>
      {past.length > 0 && <OnThisDay past={past} />}
      {others.length > 0 && <Latest latest={others} onHistory={onHistory} />}
    </>
  );
}
