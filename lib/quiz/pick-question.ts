import type { QuizTopic } from "../config/app-config";
import { buildQuestion, fitsLevel, typeOf } from "./build-question";
import type { Draw, Game } from "./game-state";
import type { QuizModule } from "./question";
import type { Random } from "./random";
import { quiz } from "./rules";
import { isBuiltIn, sampleModules, topicForBuiltIn } from "./samples";
import { seenOf } from "./seen";

type Candidate = { module: QuizModule; origin: Draw["origin"] };

/** The next question of a game, or `null` where none can be built of what is there. */
export function pickQuestion(game: Game, topic: QuizTopic, random: Random): Draw | null {
  for (const { module, origin } of candidates(game, topic).slice(0, quiz.iterationsMax)) {
    const making = { ...game, topic: isBuiltIn(module) ? topicForBuiltIn(topic) : topic, random };
    const isFit = game.kind === "practice" || fitsLevel(module, making);
    const question = isFit ? buildQuestion(module, making) : null;
    if (question) return { question, origin };
  }
  return null;
}

/** What was missed in an earlier game, what was never used, what was used the longest ago, samples, and anything again. */
function candidates(game: Game, topic: QuizTopic): Candidate[] {
  const { modules, answers, number } = game;
  const asked = answers.map(({ question }) => question.module.id);
  const askedInRound = asked.slice(asked.length - (number - 1));
  const isLeft = ({ id }: QuizModule) => !askedInRound.includes(id);
  const from = (modules: QuizModule[], origin: Draw["origin"]) => modules.map((module) => ({ module, origin }));
  if (game.kind === "practice") return from(modules.filter(isLeft), "missed");

  const { used, missed } = seenOf(game);
  const isUsed = ({ id }: QuizModule) => used.includes(id);
  const again = missed.filter(({ id }) => !asked.includes(id)).flatMap((module) => asItIsNow(module, game, topic));
  const oldest = modules.filter(isUsed).sort((a, b) => used.indexOf(a.id) - used.indexOf(b.id));
  const anything = [...modules, ...sampleModules].sort((a, b) => asked.lastIndexOf(a.id) - asked.lastIndexOf(b.id));
  return [
    ...from(again, "missed"),
    ...from(
      modules.filter((module) => isLeft(module) && !isUsed(module)),
      "new",
    ),
    ...from(oldest.filter(isLeft), "repeated"),
    ...from(sampleModules.filter(isLeft), "sample"),
    ...from(anything, "repeated"),
  ];
}

/** A missed module as its text is by now. */
function asItIsNow(missed: QuizModule, { modules }: Game, topic: QuizTopic): QuizModule[] {
  const fetched = modules.find(({ id }) => id === missed.id);
  if (!fetched) return [missed];
  const isTerm = typeOf(fetched, { topic }) === "match-definition-to-term";
  return [isTerm ? fetched : { ...fetched, correctAnswer: missed.correctAnswer, options: missed.options }];
}
