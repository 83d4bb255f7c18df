import type { NewChallenge } from "../api/training-schemas";
import type { QuizTopic } from "../config/app-config";
import { contentEndpoint } from "./content";
import type { Game } from "./game-state";
import { rightCount } from "./game-view";
import { quiz } from "./rules";
import { isBuiltIn } from "./samples";

/**
 * A finished game as others can play it; `null` if they cannot. Its questions are content that is the same for everybody, and all of one
 * level.
 */
export function challengeOf(game: Game, topic: QuizTopic | null | undefined): NewChallenge | null {
  const { kind, topicId, answers, userScore } = game;
  const level = answers[0]?.level;
  const isShareable =
    kind === "public" &&
    topic?.dataSource.endpoint === contentEndpoint &&
    answers.length <= quiz.challengeQuestionsMax &&
    answers.every((answer) => answer.level === level && !isBuiltIn(answer.question.module));
  if (!isShareable || !topicId || !level) return null;
  return {
    ...{ topic: topicId, level, score: userScore },
    right: rightCount(game),
    questions: answers.map(({ question }) => ({ id: question.module.id, answer: question.correctAnswer })),
  };
}
