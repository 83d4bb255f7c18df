import { trainingTexts } from "../texts/training";
import { isCorrect } from "./build-question";
import { elapsedSeconds, questionSeconds, withStoppedClock } from "./clock";
import type { GameContext } from "./context";
import type { Answer, Game } from "./game-state";
import { canSubmit, questionsInRound } from "./game-view";
import { say } from "./message";
import { opponentTurn } from "./opponent";
import { type LevelName, levels, quiz } from "./rules";
import { noPoints, sumOf, userPoints } from "./score";
import { withAnswer } from "./seen";

/** Judges the selected option. The counter stops, and the opponent begins to think. */
export function submit(game: Game, context: GameContext): Game {
  const { stage, round } = game;
  if (stage.name !== "asking" || stage.selected === null || !canSubmit(game)) return game;
  const { question, level, selected } = stage;
  const elapsed = questionSeconds(game, context.now);
  const isRight = isCorrect(question, selected);
  const points = isRight ? userPoints(elapsed, level) : noPoints;
  const answer: Answer = { question, level, round, chosen: selected, isRight, points, opponent: null };
  const answered: Game = {
    ...withAnswer(withStoppedClock(game, context.now), answer),
    stage: { name: "thinking", opponent: opponentTurn(level, elapsed, context) },
    userScore: game.userScore + sumOf(points),
  };
  return sayResult(withSave(answered, { level, round }, context), answer, context);
}

/** Tells the opponent's answer. A right answer of the player's stays until its message is over, a wrong one longer. */
export function settle(game: Game): Game {
  const last = game.answers.at(-1);
  if (game.stage.name !== "thinking" || !last) return game;
  const { opponent } = game.stage;
  const messageLeftMs = Math.max(0, quiz.positiveFeedbackMs - opponent.delayMs);
  return {
    ...game,
    stage: { name: "feedback", durationMs: last.isRight ? messageLeftMs : quiz.wrongFeedbackMs },
    answers: [...game.answers.slice(0, -1), { ...last, opponent }],
    aiScore: game.aiScore + sumOf(opponent.points),
  };
}

/** Leaves the verdict behind. After a round's last question the round ends, else the next question is due. */
export function advance(game: Game, context: GameContext): Game {
  const last = game.answers.at(-1);
  if (game.stage.name !== "feedback" || !last) return game;
  const left = { ...game, messages: game.messages.filter(({ kind }) => kind !== "wrong") };
  if (game.number < questionsInRound(game)) return { ...left, number: game.number + 1 };
  if (game.kind !== "practice") return withRoundDone(left, last, context);
  return say({ ...left, stage: { name: "ended" } }, "ended", trainingTexts.practised, context);
}

function withRoundDone(game: Game, { level, round }: Answer, context: GameContext): Game {
  const { roundBonus } = levels[level];
  const done: Game = {
    ...game,
    stage: { name: "loading" },
    userScore: game.userScore + roundBonus,
    round: round + 1,
    number: 1,
    modules: [],
  };
  return say(withSave(done, { level, round }, context), "round", trainingTexts.roundDone(round, roundBonus), context);
}

/** Only public games are ranked, so only they are saved. */
function withSave(game: Game, at: { level: LevelName; round: number }, { now }: GameContext): Game {
  if (game.kind !== "public") return game;
  const { gameId, userScore: score } = game;
  return { ...game, unsaved: [...game.unsaved, { gameId, score, ...at, timeTaken: elapsedSeconds(game, now) }] };
}

function sayResult(game: Game, { isRight, points, question }: Answer, context: GameContext): Game {
  return isRight
    ? say(game, "right", trainingTexts.points(points.base, points.speed), context)
    : say(game, "wrong", trainingTexts.rightWord(question.correctAnswer), context);
}
