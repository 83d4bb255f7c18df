import "server-only";
import type { MemoryModule, ModulesRequest } from "../../api/training-schemas";
import { nonEmptyAnswers } from "../../conversation/guided-answers";
import { detectLanguage } from "../../language";
import type { MemorySentence } from "../../quiz/cloze-candidates";
import { memoryQuestions } from "../../quiz/memory-questions";
import { quiz } from "../../quiz/rules";
import { sentencesOf } from "../../quiz/sentences";
import { trainingTexts } from "../../texts/training";
import { listMemories, type MemoryRow } from "../db/memory";

/** POST /api/training/memories: questions from the conversations that the caller put into the game, for nobody else. */
export async function listMemoryModules(userId: string, { exclude, limit }: ModulesRequest): Promise<MemoryModule[]> {
  const memories = await listMemories(userId);
  const sentences = memories.flatMap(sentencesIn);
  const used = new Set(exclude);
  const modules: MemoryModule[] = [];
  for (const { language, projectName, ...question } of memoryQuestions(
    sentences,
    Math.random,
    new Date().getUTCFullYear(),
  )) {
    if (modules.length === limit) break;
    if (!used.has(question.id)) modules.push({ ...fixed, ...question, reference: projectName });
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

/** The texts that the user wrote in one turn. */
const textsOf = ({ questionAnswers }: MemoryRow, { position, message }: MemoryRow["turns"][number]) =>
  position > 0 ? [message] : nonEmptyAnswers(questionAnswers).map(({ answer }) => answer);

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

type SentenceOfTurn = MemorySentence &
  Pick<MemoryModule, "conversationId" | "topic" | "index" | "timestamp"> & { projectName: string };

function sentencesIn(memory: MemoryRow): SentenceOfTurn[] {
  const { id: conversationId, projectName, topic, turns } = memory;
  const language = detectLanguage(turns.flatMap((turn) => textsOf(memory, turn)).join("\n"));
  return turns.flatMap((turn) => {
    const { id, position, createdAt } = turn;
    // With the day, which is shown, too: a number in it is not asked for.
    const reference = `${projectName}, ${day.format(createdAt)}`;
    const index = position === 0 ? null : position - 1;
    const sentences = textsOf(memory, turn).flatMap(sentencesOf);
    return sentences.map((text, number) => ({
      ...{ id: `${id}-${number}`, text, reference, language },
      ...{ conversationId, topic, index, projectName, timestamp: createdAt.toISOString() },
    }));
  });
}
