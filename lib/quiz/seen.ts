import { limits } from "../api/limits";
import { ownValue } from "../own-value";
import type { Answer, Game, Seen } from "./game-state";
import type { QuizModule } from "./question";
import { quiz } from "./rules";
import { isBuiltIn } from "./samples";

/** What is stored about the game's topic. */
export function seenOf({ seen, topicId }: Pick<Game, "seen" | "topicId">): Seen {
  return ownValue(seen, topicId ?? "") ?? { used: [], missed: [] };
}

export function withUsed(game: Game, { id }: QuizModule): Game {
  const { used, missed } = seenOf(game);
  if (isBuiltIn({ id })) return game;
  return withSeen(game, { used: [...used.filter((other) => other !== id), id].slice(-limits.modulesExcluded), missed });
}

/** A wrong answer adds the module to the missed ones, a right one removes it. */
export function withAnswer(game: Game, answer: Answer): Game {
  const { used, missed } = seenOf(game);
  const { module } = answer.question;
  const others = missed.filter(({ id }) => id !== module.id);
  const nowMissed = answer.isRight || isBuiltIn(module) ? others : [...others, missedModule(answer)];
  return withSeen({ ...game, answers: [...game.answers, answer] }, { used, missed: nowMissed.slice(-quiz.missedMax) });
}

/** The modules missed in this game, each once, with the same answer and options. */
export function missedModules({ answers }: Game): QuizModule[] {
  const modules = answers.filter(({ isRight }) => !isRight).map(missedModule);
  return [...new Map(modules.map((module) => [module.id, module])).values()];
}

function missedModule({ question }: Answer): QuizModule {
  return { ...question.module, correctAnswer: question.correctAnswer, options: question.options };
}

function withSeen(game: Game, seen: Seen): Game {
  return { ...game, seen: { ...game.seen, [game.topicId ?? ""]: seen } };
}
