import "server-only";
import type { ModulesRequest, OwnModule } from "../../api/training-schemas";
import { careSignOf } from "../../conversation/care";
import { spokenAnswers } from "../../conversation/guided-answers";
import { sentencesOf } from "../../quiz/own-sentences";
import { languageOfTexts, type OwnSentence } from "../../quiz/own-spots";
import { ownQuestions } from "../../quiz/own-words";
import { quiz } from "../../quiz/rules";
import { trainingTexts } from "../../texts/training";
import { listMemories, type MemoryRow } from "../db/memory";

/** POST /api/training/memories: questions from the conversations that the caller put into the game, for nobody else. */
export async function listMemoryModules(userId: string, { exclude, limit }: ModulesRequest): Promise<OwnModule[]> {
  const memories = await listMemories(userId);
  const sentences = memories.filter((memory) => !isGrave(memory)).flatMap(sentencesIn);
  const used = new Set(exclude);
  const modules: OwnModule[] = [];
  for (const { language, ...question } of ownQuestions(sentences, Math.random, new Date().getUTCFullYear())) {
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
} satisfies Partial<OwnModule>;

/** The texts that the user wrote in one turn. */
const textsOf = ({ questionAnswers }: MemoryRow, { position, message }: MemoryRow["turns"][number]) =>
  position > 0 ? [message] : spokenAnswers(questionAnswers).map(({ answer }) => answer);

/** One sign of distress anywhere keeps the whole conversation out of the game: its harmless sentences would hurt, too. */
function isGrave(memory: MemoryRow): boolean {
  const { projectName, turns, notes } = memory;
  const texts = [
    projectName,
    ...turns.flatMap((turn) => textsOf(memory, turn)),
    ...notes.map(({ message }) => message),
  ];
  return texts.some((text) => careSignOf(text) !== null);
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

type MemorySentence = OwnSentence & Pick<OwnModule, "conversationId" | "index">;

function sentencesIn(memory: MemoryRow): MemorySentence[] {
  const { id: conversationId, projectName, turns } = memory;
  const language = languageOfTexts(turns.flatMap((turn) => textsOf(memory, turn)));
  return turns.flatMap((turn) => {
    const { id, position, createdAt } = turn;
    const reference = trainingTexts.memoryReference(projectName, day.format(createdAt));
    const index = position === 0 ? null : position - 1;
    const sentences = textsOf(memory, turn).flatMap(sentencesOf);
    return sentences.map((text, number) => ({
      ...{ id: `${id}-${number}`, text, reference, language },
      ...{ conversationId, index },
    }));
  });
}
