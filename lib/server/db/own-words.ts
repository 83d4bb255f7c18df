import "server-only";
import { serverLimits } from "../../api/server-limits";
import { db } from "./client";

/** What a person said at one time. */
export type OwnTurnRow = {
  id: string;
  conversationId: string;
  position: number;
  message: string;
  createdAt: Date;
  projectName: string;
  /** Of a conversation's first turn, and so are its private notes. */
  questionAnswers: unknown;
  notes: string[] | null;
};

/**
 * Everything that a person said in some of the conversations that they put into the game, another choice every time; of the
 * last one more than there is room for, so that each is whole. Private notes come along, for what they say keeps a
 * conversation out.
 */
export function listOwnWords(userId: string): Promise<OwnTurnRow[]> {
  return db().$queryRaw<OwnTurnRow[]>`
    WITH "drawn" AS (
      SELECT c.*, random() AS "chance" FROM "Conversation" c
      WHERE c."userId" = ${userId} AND c."useInGame" AND c."deletedAt" IS NULL
    ), "counted" AS (
      SELECT d.*, sum(d."turnCount" + 1) OVER (ORDER BY d."chance") - d."turnCount" AS "first" FROM "drawn" d
    )
    SELECT t."id", t."conversationId", t."position", t."message", t."createdAt", c."projectName",
      CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers",
      CASE WHEN t."position" = 0 THEN ARRAY(
        SELECT n."message" FROM "Note" n WHERE n."userId" = c."userId" AND n."conversationId" = c."id") END AS "notes"
    FROM "counted" c
    JOIN "Turn" t ON t."userId" = c."userId" AND t."conversationId" = c."id"
    WHERE c."first" <= ${serverLimits.memoryTurnsMax}`;
}
