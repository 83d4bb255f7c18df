import type { QuestionAnswer } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { shuffled } from "../../quiz/random";
import { db } from "./client";
import type { Prisma } from "./generated/client";
import { StoredQuestionAnswers } from "./json-columns";

const memoryFields = (userId: string) =>
  ({
    id: true,
    projectName: true,
    topic: true,
    questionAnswers: true,
    turns: {
      where: { userId },
      orderBy: { position: "asc" },
      select: { id: true, position: true, message: true, createdAt: true },
    },
  }) satisfies Prisma.ConversationSelect;

type Row = Prisma.ConversationGetPayload<{ select: ReturnType<typeof memoryFields> }>;
export type MemoryRow = Omit<Row, "questionAnswers"> & { questionAnswers: QuestionAnswer[] };

/**
 * Some of the conversations that this user put into the game, chosen at random, with everything that they wrote there. The
 * last one is read whole, even if that exceeds the limit of turns.
 */
export async function listMemories(userId: string): Promise<MemoryRow[]> {
  const inGame = { userId, useInGame: true, deletedAt: null };
  const candidates = await db().conversation.findMany({ where: inGame, select: { id: true, turnCount: true } });
  let turns = 0;
  const chosen = shuffled(candidates, Math.random).filter(({ turnCount }) => {
    const isChosen = turns < serverLimits.memoryTurnsMax;
    turns += turnCount + 1;
    return isChosen;
  });
  const ids = chosen.map(({ id }) => id);
  const rows = await db().conversation.findMany({
    where: { ...inGame, id: { in: ids } },
    select: memoryFields(userId),
  });
  return rows.map((row) => ({ ...row, questionAnswers: StoredQuestionAnswers.parse(row.questionAnswers) }));
}
