import { trainingTexts } from "../texts/training";
import { isCorrect } from "./build-question";
import { elapsedSeconds, questionSeconds, withStoppedClock } from "./clock";
import type { GameContext } from "./context";
import type { Answer, Game } from "./game-state";
import { canSubmit, questionsInRound } from "./game-view";
import { showMessage } from "./message";
import { opponentTurn } from "./opponent";
import { type LevelName, levels, quiz } from "./rules";
import { noPoints, sumOf, userPoints } from "./score";
import { missedModules, withAnswer } from "./seen";

/** Checks the selected option. The clock stops, and the opponent starts to think; a practice has neither points nor an opponent. */
export function submit(game: Game, context: GameContext): Game {
  const { stage, round } = game;
  if (stage.name !== "asking" || stage.selected === null || !canSubmit(game)) return game;
  const { question, level, selected } = stage;
  const elapsed = questionSeconds(game, context.now);
  const isRight = isCorrect(question, selected);
  const points = isRight && game.kind !== "practice" ? userPoints(elapsed, level) : noPoints;
  const answer: Answer = { question, level, round, chosen: selected, isRight, points, opponent: null };
  const answered: Game = {
    ...withAnswer(withStoppedClock(game, context.now), answer),
    stage:
      game.kind === "public"
        ? { name: "thinking", opponent: opponentTurn(question, level, elapsed, context), since: context.now }
        : feedbackOn(answer, quiz.positiveFeedbackMs),
    userScore: game.userScore + sumOf(points),
  };
  return showResult(withUnsavedScore(answered, { level, round }, context), answer, context);
}

/** The player's right answer stays until its message has expired, a wrong one until the player continues. */
function feedbackOn({ isRight }: Answer, messageRemainingMs: number): Game["stage"] {
  return { name: "feedback", durationMs: isRight ? messageRemainingMs : null };
}

/** Lets the opponent answer at once, but not before its shortest time (spec §9). */
export function hurry(game: Game, { now }: GameContext): Game {
  const { stage } = game;
  if (stage.name !== "thinking") return game;
  const delayMs = Math.min(stage.opponent.delayMs, Math.max(quiz.opponentDelayMinMs, now - stage.since));
  return { ...game, stage: { ...stage, opponent: { ...stage.opponent, delayMs } } };
}

/** Reveals the opponent's answer. */
export function settle(game: Game): Game {
  const last = game.answers.at(-1);
  if (game.stage.name !== "thinking" || !last) return game;
  const { opponent } = game.stage;
  const messageRemainingMs = Math.max(0, quiz.positiveFeedbackMs - opponent.delayMs);
  return {
    ...game,
    stage: feedbackOn(last, messageRemainingMs),
    answers: [...game.answers.slice(0, -1), { ...last, opponent }],
    aiScore: game.aiScore + sumOf(opponent.points),
  };
}

/** Ends the feedback. After the last question the round ends, otherwise the next question follows. */
export function advance(game: Game, context: GameContext): Game {
  const last = game.answers.at(-1);
  if (game.stage.name !== "feedback" || !last) return game;
  const withoutVerdict = { ...game, messages: game.messages.filter(({ kind }) => kind !== "wrong") };
  if (game.number < questionsInRound(game)) return { ...withoutVerdict, number: game.number + 1 };
  if (game.kind === "challenge") return withRoundOfChallenge(withoutVerdict, last, context);
  if (game.kind === "public") return withRoundDone(withoutVerdict, last, context);
  const practised = trainingTexts.practised(missedModules(game).length);
  return showMessage({ ...withoutVerdict, stage: { name: "ended" } }, "ended", practised, context);
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
  return showMessage(
    withUnsavedScore(done, { level, round }, context),
    "round",
    trainingTexts.roundBonus(roundBonus),
    context,
  );
}

/** The next questions are there already, and only a whole round has a bonus. */
function withRoundOfChallenge(game: Game, last: Answer, context: GameContext): Game {
  const { stage, modules, answers, number } = game;
  const isWhole = number === levels[last.level].questionsPerRound;
  const done = isWhole ? { ...withRoundDone(game, last, context), modules } : game;
  return { ...done, stage: answers.length === modules.length ? { name: "ended" } : stage };
}

/** Only public games are ranked, so only they are saved. */
function withUnsavedScore(game: Game, position: { level: LevelName; round: number }, { now }: GameContext): Game {
  if (game.kind !== "public") return game;
  const { gameId, userScore: score } = game;
  return { ...game, unsaved: [...game.unsaved, { gameId, score, ...position, timeTaken: elapsedSeconds(game, now) }] };
}

function showResult(game: Game, { isRight, points, question }: Answer, context: GameContext): Game {
  return isRight
    ? showMessage(game, "right", sumOf(points) > 0 ? trainingTexts.points(points.base, points.speed) : "", context)
    : showMessage(game, "wrong", trainingTexts.rightWord(question.correctAnswer), context);
}
