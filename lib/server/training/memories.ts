import "server-only";
import type { QuestionAnswer } from "../../api/schemas";
import type { MemoryModule } from "../../api/training-schemas";
import { careSignOf } from "../../conversation/care";
import { nonEmptyAnswers } from "../../conversation/guided-answers";
import { detectLanguage } from "../../language";
import type { MemorySentence } from "../../quiz/cloze-candidates";
import { memoryQuestions } from "../../quiz/memory-questions";
import { quiz } from "../../quiz/rules";
import { sentencesOf } from "../../quiz/sentences";
import { trainingTexts } from "../../texts/training";
import { listOwnWords, type OwnTurnRow } from "../db/own-words";
import { readModulesRequest } from "./modules";

/** POST /api/training/memories: questions from what the caller put into the game, for nobody else. */
export async function findOwnModules(userId: string, request: Request): Promise<MemoryModule[]> {
  const { exclude, limit } = await readModulesRequest(request);
  const rows = (await listOwnWords(userId)).sort((a, b) => a.position - b.position);
  const ids = [...new Set(rows.map(({ conversationId }) => conversationId))];
  const conversations = ids.map((id) => rows.filter(({ conversationId }) => conversationId === id));
  const sentences = conversations.filter((turns) => !isGrave(turns)).flatMap(sentencesIn);
  const used = new Set(exclude);
  const modules: MemoryModule[] = [];
  for (const { language, ...question } of memoryQuestions(sentences, Math.random, new Date().getUTCFullYear())) {
    if (modules.length === limit) break;
    if (!used.has(question.id)) modules.push({ ...fixed, ...question });
  }
  return modules;
}

const fixed = {
  appName: trainingTexts.ownMemories,
  book: null,
  chapter: null,
  verse: null,
  type: "fill-in-the-blank",
  subtype: null,
  difficulty: quiz.difficultyDefault,
} satisfies Partial<MemoryModule>;

const saidIn = ({ position, message, questionAnswers }: OwnTurnRow) =>
  position > 0 ? [message] : nonEmptyAnswers(questionAnswers as QuestionAnswer[]).map(({ answer }) => answer);

/** One sign anywhere keeps the whole conversation out: beside what hurts, a harmless sentence of it hurts too. */
function isGrave(turns: OwnTurnRow[]): boolean {
  const written = turns.flatMap((turn) => [turn.projectName, ...saidIn(turn), ...(turn.notes ?? [])]);
  return written.some((text) => careSignOf(text) !== null);
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

type PlacedSentence = MemorySentence & Pick<MemoryModule, "conversationId" | "index">;

function sentencesIn(turns: OwnTurnRow[]): PlacedSentence[] {
  const language = detectLanguage(turns.flatMap(saidIn).join("\n"));
  return turns.flatMap((turn) => {
    const { id, conversationId, position, projectName, createdAt } = turn;
    const reference = trainingTexts.memoryReference(projectName, day.format(createdAt));
    const index = position === 0 ? null : position - 1;
    const sentences = saidIn(turn).flatMap(sentencesOf);
    return sentences.map((text, place) => ({
      ...{ id: `${id}-${place}`, text, reference, language },
      ...{ conversationId, index },
    }));
  });
}
