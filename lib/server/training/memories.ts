import type { MemoryModule, ModulesRequest } from "../../api/training-schemas";
import { nonEmptyAnswers } from "../../conversation/guide/guided-answers";
import { chooseBlank } from "../../quiz/cloze";
import { shuffled } from "../../quiz/random";
import { quiz } from "../../quiz/rules";
import { sentencesOf } from "../../quiz/sentences";
import { trainingTexts } from "../../texts/training";
import { listMemories, type MemoryRow } from "../db/memory";

/** POST /api/training/memories: sentences from the conversations that the caller put into the game, for nobody else. */
export async function listMemoryModules(userId: string, { exclude, limit }: ModulesRequest): Promise<MemoryModule[]> {
  const memories = await listMemories(userId);
  const used = new Set(exclude);
  const sentences = memories.flatMap(sentencesIn).filter(({ id }) => !used.has(id));
  const modules: MemoryModule[] = [];
  for (const { dated, ...sentence } of shuffled(sentences, Math.random)) {
    if (modules.length === limit) break;
    const correctAnswer = chooseBlank({ ...sentence, reference: dated, correctAnswer: "" }, format, Math.random);
    if (correctAnswer !== null) modules.push({ ...fixed, ...sentence, correctAnswer });
  }
  return modules;
}

const format = { minWordLength: quiz.memoryWordLengthMin, excludeWords: [] };

const fixed = {
  appName: trainingTexts.ownMemories,
  book: null,
  chapter: null,
  verse: null,
  type: "fill-in-the-blank",
  subtype: null,
  difficulty: quiz.difficultyDefault,
  options: [],
} satisfies Partial<MemoryModule>;

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** The sentences that the user wrote. `dated`: what is shown above one, the day included, which must not give the word away. */
function sentencesIn({ id: conversationId, projectName, topic, questionAnswers, turns }: MemoryRow) {
  return turns.flatMap(({ id, position, message, createdAt }) => {
    const texts = position > 0 ? [message] : nonEmptyAnswers(questionAnswers).map(({ answer }) => answer);
    return texts.flatMap(sentencesOf).map((text, number) => ({
      ...{ id: `${id}-${number}`, text, reference: projectName, dated: `${projectName}, ${day.format(createdAt)}` },
      ...{ conversationId, topic, index: position === 0 ? null : position - 1, timestamp: createdAt.toISOString() },
    }));
  });
}
