import "server-only";
import { spokenAnswers } from "../conversation/guided-answers";
import { type OwnSentence, ownQuestions, sentencesOf } from "../quiz/own-words";
import { quiz } from "../quiz/rules";
import type { QuestionAnswer } from "../schemas";
import { trainingTexts } from "../texts/training";
import type { TrainingModule } from "../training-schemas";
import { listOwnWords, type OwnRow } from "./db/own-words";
import { readModulesRequest } from "./training";

/** POST /api/training/memories: questions from the caller's own answers and messages, for nobody else. */
export async function findOwnModules(userId: string, request: Request): Promise<TrainingModule[]> {
  const { exclude, limit } = await readModulesRequest(request);
  const rows = await listOwnWords(userId);
  const questions = ownQuestions(rows.flatMap(sentencesIn), Math.random);
  const fresh = questions.filter(({ id }) => !exclude.includes(id));
  return fresh.slice(0, limit).map((question) => ({ ...fixed, ...question }));
}

const fixed = {
  appName: trainingTexts.ownMemories,
  book: null,
  chapter: null,
  verse: null,
  type: "fill-in-the-blank",
  subtype: null,
  difficulty: quiz.difficultyDefault,
} satisfies Partial<TrainingModule>;

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function sentencesIn({ id, position, message, questionAnswers, projectName, createdAt }: OwnRow): OwnSentence[] {
  const said =
    position > 0 ? [message] : spokenAnswers(questionAnswers as QuestionAnswer[]).map(({ answer }) => answer);
  const reference = trainingTexts.memoryReference(projectName, day.format(createdAt));
  return said.flatMap(sentencesOf).map((text, place) => ({ id: `${id}-${place}`, text, reference }));
}
