import { Flame, Zap } from "lucide-react";
import type { CSSProperties } from "react";
import { handleSubmit } from "@/components/ui/handle-submit";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { hiddenReference, revealedReference } from "@/lib/quiz/build-question";
import type { Answer, Game } from "@/lib/quiz/game-state";
import { streakOf } from "@/lib/quiz/game-view";
import { longestOption, type Question } from "@/lib/quiz/question";
import { trainingTexts } from "@/lib/texts/training";
import { Cloze } from "./cloze";
import { OptionTile } from "./option-tile";
import styles from "./question.module.css";
import tiles from "./tiles.module.css";
import { useSpeedBonus } from "./use-elapsed";
import { useQuestionKeys } from "./use-question-keys";

type Props = {
  id: string;
  game: Game;
  question: Question;
  chosen: string | null;
  /** The answer to the question, once it is given: the right one is shown. */
  answer: Answer | null;
  onSelect: (option: string) => void;
  onSubmit: () => void;
};

/** One question with its four options. */
export function GameQuestion({ id, game, question, chosen, answer, onSelect, onSubmit }: Props) {
  const { text, correctAnswer, options } = question;
  const isAnswered = answer !== null;
  const fieldset = useQuestionKeys({ options, onSelect, onSubmit });

  return (
    <form id={id} className={styles.question} dir={directionOf(text)} onSubmit={handleSubmit(onSubmit)} noValidate>
      <div className={styles.top}>
        <p id={`${id}-reference`} className={styles.reference}>
          <bdi>{isAnswered ? revealedReference(question) : hiddenReference(question)}</bdi>
        </p>
        {isAnswered ? <StreakPill game={game} /> : <SpeedPill game={game} />}
      </div>
      <fieldset
        ref={fieldset}
        className={styles.options}
        style={{ "--longest": longestOption(options) } as CSSProperties}
        tabIndex={-1}
        disabled={isAnswered}
        aria-describedby={`${id}-reference`}
      >
        <legend className={styles.cloze} dir="auto">
          <Cloze text={text} answer={isAnswered ? correctAnswer : null} />
        </legend>
        <div className={tiles.tiles}>
          {options.map((option, index) => (
            <OptionTile
              key={option}
              group={id}
              option={option}
              number={index + 1}
              isChosen={option === chosen}
              answer={answer}
              onSelect={onSelect}
            />
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** The bonus for an answer at this moment. */
function SpeedPill({ game }: { game: Game }) {
  const bonus = useSpeedBonus(game);
  if (!bonus || bonus.points === 0) return null;
  return (
    <p className={styles.pill}>
      <Zap size={16} aria-hidden="true" />
      {trainingTexts.speed(bonus.points)}
    </p>
  );
}

/** How many answers in a row were right, after the second one. */
function StreakPill({ game }: { game: Game }) {
  const streak = streakOf(game);
  if (streak < 2) return null;
  return (
    <p className={styles.pill} data-grows>
      <Flame size={16} aria-hidden="true" />
      {trainingTexts.streak(streak)}
    </p>
  );
}
