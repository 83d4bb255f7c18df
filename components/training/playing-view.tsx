import { useId } from "react";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { canGoOn, isAnswered, nextLevel, questionMarks, questionsInRound } from "@/lib/quiz/game-view";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { GameQuestion } from "./game-question";
import { LevelField } from "./level-field";
import { QuestionSkeleton } from "./question-skeleton";
import { Scoreboard } from "./scoreboard";

type Props = { game: Game; form: string; act: (action: GameAction) => void };

/** The playing view (spec §2), above its panel. */
export function PlayingView({ game, form, act }: Props) {
  const { stage } = game;
  const shown = shownQuestion(game);
  return (
    <section className={styles.playing}>
      {game.kind !== "practice" && <Scoreboard game={game} />}
      <Position game={game} act={act} />
      {shown && (
        <GameQuestion
          {...shown}
          key={shown.index}
          id={form}
          game={game}
          onSelect={(option) => act({ type: "select", option })}
          onSubmit={() => act({ type: canGoOn(game) ? "next" : "submit" })}
        />
      )}
      {stage.name === "loading" && <QuestionSkeleton />}
      {stage.name === "empty" && <p className={styles.empty}>{trainingTexts.noQuestions}</p>}
    </section>
  );
}

/** The topic, the question's number in the round, and the level. A practice has neither rounds nor levels. */
function Position({ game, act }: Omit<Props, "form">) {
  const id = useId();
  const { topicId, kind } = game;
  const level = nextLevel(game);
  return (
    <div className={styles.position} data-kind={kind}>
      <h1 dir="auto">{topicId}</h1>
      {kind === "practice" && <p>{trainingTexts.practice}</p>}
      <div className={styles.progress}>
        <p>{positionText(game)}</p>
        <span className={styles.marks} aria-hidden="true">
          {questionMarks(game).map((mark, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question's number is the key of its mark
            <i key={index} data-mark={mark} />
          ))}
        </span>
      </div>
      {kind === "public" && <LevelField level={game.level} act={act} describedBy={level ? id : undefined} />}
      {level && <p id={id}>{trainingTexts.levelNext(level)}</p>}
    </div>
  );
}

export function positionText(game: Game): string {
  const { kind, round, number } = game;
  return kind === "practice"
    ? trainingTexts.practicePosition(number, questionsInRound(game))
    : trainingTexts.questionPosition(round, number, questionsInRound(game));
}

/** The current question, or the one that was just answered, and its index in the game. */
function shownQuestion(game: Game) {
  const { stage, answers } = game;
  if (stage.name === "asking") {
    return { question: stage.question, chosen: stage.selected, answer: null, index: answers.length };
  }
  const answer = answers.at(-1);
  if (!isAnswered(game) || !answer) return null;
  return { question: answer.question, chosen: answer.chosen, answer, index: answers.length - 1 };
}
