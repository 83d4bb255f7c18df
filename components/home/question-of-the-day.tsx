import { Shuffle } from "lucide-react";
import { useId, useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import type { UsedQuestions } from "@/lib/api/responses";
import { ribbonOf, type TopicChoice } from "@/lib/config/topics";
import type { Guide } from "@/lib/conversation/guide/guide";
import { beginWith, dayOf, questionsOfTheDay } from "@/lib/conversation/guide/question-pool";
import { homeTexts } from "@/lib/texts/home";
import styles from "./home.module.css";

type Props = { topics: TopicChoice[]; used: UsedQuestions; guide: Guide; onBegin: (guide: Guide) => void };

/** The question of the day. Pressing it begins a memory of its topic. */
export function QuestionOfTheDay({ topics, used, guide, onBegin }: Props) {
  const titleId = useId();
  const { features } = useConfig();
  const [skipped, setSkipped] = useState(0);
  const offers = questionsOfTheDay(topics, used, dayOf(new Date()));
  const offer = offers[skipped % offers.length];
  const question = offer?.set[0];
  if (!offer || !question) return null;
  const { topic, set } = offer;
  const isChosen = guide.topicId === topic.id && guide.shown[topic.id]?.[0]?.at(-1) === question.id;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{homeTexts.questionOfTheDay}</h2>
      <div className={styles.card} data-ribbon={ribbonOf(features, topic.id)} data-chosen={isChosen || undefined}>
        <p className={styles.topic}>
          <span lang={topic.language}>{topic.displayName}</span>
        </p>
        <button
          type="button"
          className={`${styles.question} ${styles.begins}`}
          aria-pressed={isChosen}
          onClick={() => onBegin(beginWith(guide, topic, set))}
        >
          <span lang={topic.language} dir="auto">
            {question.text}
          </span>
        </button>
        {offers.length > 1 && (
          <Button kind="bare" className={styles.another} onClick={() => setSkipped(skipped + 1)}>
            <Shuffle size={16} aria-hidden="true" />
            {homeTexts.question.another}
          </Button>
        )}
      </div>
    </section>
  );
}
