import "server-only";
import { limits } from "../../limits";
import { db } from "./client";

export type OwnRow = {
  id: string;
  position: number;
  message: string;
  /** Of a conversation's first turn. */
  questionAnswers: unknown;
  projectName: string;
  createdAt: Date;
};

/** Some of what a person said in conversations that are not deleted, another choice every time. No reply and no note. */
export function listOwnWords(userId: string): Promise<OwnRow[]> {
  return db().$queryRaw<OwnRow[]>`
    SELECT t."id", t."position", t."message", t."createdAt", c."projectName",
      CASE WHEN t."position" = 0 THEN c."questionAnswers" END AS "questionAnswers"
    FROM "Turn" t
    JOIN "Conversation" c ON c."userId" = t."userId" AND c."id" = t."conversationId" AND c."deletedAt" IS NULL
    WHERE t."userId" = ${userId}
    ORDER BY random() LIMIT ${limits.ownTurnsRead}`;
}
