import { useId } from "react";
import { useConfig } from "@/components/session/config";
import { Button } from "@/components/ui/button";
import { useIdleFocus } from "@/components/ui/use-idle-focus";
import type { GameAction } from "@/lib/quiz/game";
import type { Game } from "@/lib/quiz/game-state";
import { canGoOn, canSubmit, isAnswered, levelInPlay, nextLevel, questionsInRound } from "@/lib/quiz/game-view";
import { accuracyOf } from "@/lib/quiz/opponent";
import { sumOf } from "@/lib/quiz/score";
import { texts } from "@/lib/texts";
import { trainingTexts } from "@/lib/texts/training";
import styles from "./game.module.css";
import { GameQuestion } from "./game-question";
import { LevelField } from "./level-field";
import { Scoreboard } from "./scoreboard";

type Props = { game: Game; act: (action: GameAction) => void; onRestart: () => void };

/** The playing view (spec §2). */
export function PlayingView({ game, act, onRestart }: Props) {
  const { exitText, aiCompetition } = useConfig().features.flexiFeatures.trainingMode;
  const id = useId();
  const { stage, topicId, kind, round, number } = game;
  const shown = shownQuestion(game);
  const odds = trainingTexts.odds(accuracyOf(levelInPlay(game), aiCompetition.levels));
  const level = nextLevel(game);
  const submit = () => act({ type: canGoOn(game) ? "next" : "submit" });
  return (
    <section className={styles.playing}>
      <Scoreboard game={game} />
      <div className={styles.position}>
        <h1 dir="auto">{topicId}</h1>
        <p>{trainingTexts.questionPosition(round, number, questionsInRound(game))}</p>
        <LevelField level={game.level} act={act} describedBy={level ? `${id}-level` : undefined} />
        {kind !== "public" && <p>{trainingTexts.unranked[kind]}</p>}
        {level && (
          <p id={`${id}-level`} className={styles.nextLevel}>
            {trainingTexts.levelNext(level)}
          </p>
        )}
      </div>
      {shown && (
        <GameQuestion
          {...shown}
          key={shown.index}
          id={id}
          hint={hintOn(game, odds)}
          onSelect={(option) => act({ type: "select", option })}
          onSubmit={submit}
        />
      )}
      {stage.name === "loading" && <p className={styles.empty}>{trainingTexts.loadingQuestion}</p>}
      {stage.name === "empty" && <p className={styles.empty}>{trainingTexts.noQuestions}</p>}
      <div className={styles.actions}>
        <Button kind="plain" onClick={() => act({ type: "exit" })}>
          {exitText}
        </Button>
        {stage.name === "empty" ? (
          <Button onClick={onRestart}>{texts.ui.retry}</Button>
        ) : canGoOn(game) ? (
          <NextButton form={id} />
        ) : (
          <Button type="submit" form={id} disabled={!canSubmit(game)} busy={stage.name === "thinking"}>
            {stage.name === "thinking" ? trainingTexts.thinking : texts.label.submit}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The current question, or the one that was just answered, and its index in the game. */
function shownQuestion(game: Game) {
  const { stage, answers } = game;
  if (stage.name === "asking") {
    return { question: stage.question, chosen: stage.selected, isAnswered: false, index: answers.length };
  }
  const answered = answers.at(-1);
  if (!isAnswered(game) || !answered) return null;
  return { question: answered.question, chosen: answered.chosen, isAnswered: true, index: answers.length - 1 };
}

/** What the opponent does, or why a question is repeated. */
function hintOn({ stage, kind, answers }: Game, odds: string): string {
  const opponent = answers.at(-1)?.opponent;
  if (stage.name === "thinking") return trainingTexts.opponentThinks(odds);
  if (stage.name === "feedback" && opponent)
    return trainingTexts.opponentResult(opponent.isRight, sumOf(opponent.points));
  if (stage.name === "asking" && kind !== "practice") {
    if (stage.origin === "missed") return trainingTexts.missed;
    if (stage.origin === "repeated") return trainingTexts.repeated;
  }
  return trainingTexts.opponentOdds(odds);
}

/** It takes the focus if nothing else has it, so that Enter continues. */
function NextButton({ form }: { form: string }) {
  const button = useIdleFocus<HTMLButtonElement>();
  return (
    <Button ref={button} type="submit" form={form}>
      {trainingTexts.next}
    </Button>
  );
}
