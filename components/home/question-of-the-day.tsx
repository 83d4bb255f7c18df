import { Shuffle } from "lucide-react";
import { useId, useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { TitledSection } from "@/components/ui/titled-section";
import type { UsedQuestions } from "@/lib/api/responses";
import { ribbonOf, type TopicChoice } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide/guide";
import { beginWith, dayOf, questionsOfTheDay } from "@/lib/conversation/guide/question-pool";
import { texts } from "@/lib/texts";
import { homeTexts } from "@/lib/texts/home";
import styles from "./home.module.css";
import { PhotoButton } from "./photo-button";

type Props = {
  topics: TopicChoice[];
  /** `null`: not known yet. */
  used: UsedQuestions | null;
  guide: Guide;
  onBegin: (guide: Guide) => void;
  onPointAt: () => void;
  onPhotos: (files: File[]) => void;
};

/** The question of the day on a large leaf. Pressing it opens the question, to write at once. */
export function QuestionOfTheDay({ topics, used, guide, onBegin, onPhotos, onPointAt }: Props) {
  const questionId = useId();
  const { features } = useConfig();
  const [skipped, setSkipped] = useState(0);
  const offers = used ? questionsOfTheDay(topics, used, dayOf(new Date())) : [];
  const offer = offers[skipped % offers.length];
  const question = offer?.set[0];
  if (used && !question) return <PhotoButton label={texts.home.photo} onFiles={onPhotos} />;
  const { topic, set } = offer ?? {};
  return (
    <TitledSection title={homeTexts.questionOfTheDay} onPointerEnter={onPointAt} onFocus={onPointAt}>
      <div className={styles.today} data-ribbon={topic && ribbonOf(features, topic.id)}>
        <p className={styles.topic} lang={topic?.language}>
          {topic?.displayName}
        </p>
        <p id={questionId} className={styles.question} lang={topic?.language} dir="auto">
          {question?.text}
        </p>
        <p className={styles.ruled} aria-hidden="true">
          {homeTexts.startAnywhere}
        </p>
        <div className={styles.todayActions}>
          <Button
            className={styles.begins}
            aria-describedby={questionId}
            disabled={!question}
            onClick={() => topic && set && onBegin(beginWith(guide, topic, set))}
          >
            {homeTexts.writeAboutThis}
          </Button>
          <PhotoButton label={texts.home.photo} onFiles={onPhotos} />
          {(!used || offers.length > 1) && (
            <Button kind="bare" className={styles.another} disabled={!used} onClick={() => setSkipped(skipped + 1)}>
              <Shuffle size={16} aria-hidden="true" />
              {homeTexts.question.another}
            </Button>
          )}
        </div>
      </div>
    </TitledSection>
  );
}
