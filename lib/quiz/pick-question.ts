import type { QuizTopic } from "../config/app-config";
import { buildQuestion, fitsLevel, hasDifficultyOf, typeOf } from "./build-question";
import type { Game, PickedQuestion } from "./game-state";
import type { QuizModule } from "./question";
import type { Random } from "./random";
import { quiz } from "./rules";
import { isBuiltIn, sampleModules, topicForBuiltIn } from "./samples";
import { seenOf } from "./seen";

type Candidate = { module: QuizModule; origin: PickedQuestion["origin"] };

/** The next question of a game, or `null` if no candidate makes one. */
export function pickQuestion(game: Game, topic: QuizTopic, random: Random): PickedQuestion | null {
  for (const { module, origin } of candidates(game, topic).slice(0, quiz.iterationsMax)) {
    const context = { ...game, topic: isBuiltIn(module) ? topicForBuiltIn(topic) : topic, random };
    const isFit = game.kind !== "public" || fitsLevel(module, context);
    const question = isFit ? buildQuestion(module, context) : null;
    if (question) return { question, origin };
  }
  return null;
}

/**
 * In this order: modules missed in an earlier game, unused ones (those of the level's difficulty first), the least recently used,
 * samples, and anything again.
 */
function candidates(game: Game, topic: QuizTopic): Candidate[] {
  const { modules, answers, number, level } = game;
  const usedInGame = answers.map(({ question }) => question.module.id);
  const usedInRound = usedInGame.slice(usedInGame.length - (number - 1));
  const isUnusedInRound = ({ id }: QuizModule) => !usedInRound.includes(id);
  const from = (modules: QuizModule[], origin: PickedQuestion["origin"]) =>
    modules.map((module) => ({ module, origin }));
  if (game.kind === "challenge") return from(modules.slice(answers.length), "new");
  if (game.kind === "practice") return from(modules.filter(isUnusedInRound), "missed");

  const { used, missed } = seenOf(game);
  const isUsed = ({ id }: QuizModule) => used.includes(id);
  const again = missed
    .filter(({ id }) => !usedInGame.includes(id))
    .map((module) => withCurrentText(module, game, topic));
  const oldest = modules.filter(isUsed).sort((a, b) => used.indexOf(a.id) - used.indexOf(b.id));
  const anything = [...modules, ...sampleModules].sort(
    (a, b) => usedInGame.lastIndexOf(a.id) - usedInGame.lastIndexOf(b.id),
  );
  const unused = modules.filter((module) => isUnusedInRound(module) && !isUsed(module));
  const misfit = (module: QuizModule) => Number(!hasDifficultyOf(level, module));
  return [
    ...from(again, "missed"),
    ...from(
      unused.sort((a, b) => misfit(a) - misfit(b)),
      "new",
    ),
    ...from(oldest.filter(isUnusedInRound), "repeated"),
    ...from(sampleModules.filter(isUnusedInRound), "sample"),
    ...from(anything, "repeated"),
  ];
}

/** A missed module with its current text, if it was fetched again. */
function withCurrentText(missed: QuizModule, { modules }: Game, topic: QuizTopic): QuizModule {
  const fetched = modules.find(({ id }) => id === missed.id);
  if (!fetched) return missed;
  const isTerm = typeOf(fetched, { topic }) === "match-definition-to-term";
  return isTerm ? fetched : { ...fetched, correctAnswer: missed.correctAnswer, options: missed.options };
}
