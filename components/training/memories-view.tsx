import { useConfig } from "@/components/session/use-config";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { UndoNotice } from "@/components/ui/undo-button";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import { openPath } from "@/lib/client/hash-location";
import type { QuizTopic } from "@/lib/config/app-config";
import { questionOf } from "@/lib/quiz/memory-round";
import { paths } from "@/lib/routes";
import { texts } from "@/lib/texts";
import { memoriesTexts } from "@/lib/texts/memories";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./memories.module.css";
import { MemoryCard } from "./memory-card";
import { QuestionSkeleton } from "./question-skeleton";
import { useMemories } from "./use-memories";

type Props = {
  topicId: string;
  dataSource: QuizTopic["dataSource"];
  onLeave: () => void;
};

/** Questions about own memories: no opponent, no clock, no score, and no wrong answers. */
export function MemoriesView({ topicId, dataSource, onLeave }: Props) {
  const { exitText } = useConfig().features.flexiFeatures.trainingMode;
  const { round, failure, takenOut, busy, load, act, remove, undo } = useMemories(dataSource);
  const heading = useIdleFocus<HTMLHeadingElement>();
  const question = round && questionOf(round);
  const isAsking = Boolean(question);
  const hasQuestions = round !== null && round.questions.length > 0;
  return (
    <section className={styles.memories} data-resting={(!isAsking && round !== null) || undefined}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} dir="auto">
          {topicId}
        </h1>
        {question && <p>{memoriesTexts.progress(round.position + 1, round.questions.length)}</p>}
      </header>
      {failure && <Notice kind="error">{failure}</Notice>}
      <UndoNotice
        kind="success"
        text={takenOut && <bdi>{memoriesTexts.nameTakenOut(takenOut.question.reference)}</bdi>}
        undo={takenOut && (() => void undo(takenOut))}
      />
      {question ? (
        <MemoryCard
          key={question.id}
          {...{ question, exitText, act }}
          isShown={round.isShown}
          onRemove={() => void remove(question)}
        />
      ) : (
        <div className={round ? styles.quiet : styles.memories}>
          {!round && busy && <QuestionSkeleton />}
          {round && (hasQuestions ? <RoundOver /> : <NothingToAsk />)}
          <div className={styles.choices}>
            {round && !hasQuestions && (
              <Button onClick={() => openPath(paths.history)}>{memoriesTexts.chooseMemory}</Button>
            )}
            {(hasQuestions || failure !== null) && (
              <Button onClick={() => void load()} busy={busy}>
                {hasQuestions ? memoriesTexts.again : texts.ui.retry}
              </Button>
            )}
            <Button kind="plain" onClick={onLeave}>
              {trainingTexts.newTopic}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

const RoundOver = () => (
  <div className={styles.paragraphs} role="status">
    <p className={styles.title}>{memoriesTexts.overTitle}</p>
    <p>{memoriesTexts.over}</p>
  </div>
);

const NothingToAsk = () => (
  <div className={styles.paragraphs} role="status">
    <p className={styles.title}>{memoriesTexts.nothingToAsk}</p>
    <p>
      {memoriesTexts.howToPutIn} {memoriesTexts.nothingFound}
    </p>
  </div>
);
