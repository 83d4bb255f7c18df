import "server-only";
import { z } from "zod";
import type { QuestionAnswer, Receipt } from "../../api/schemas";
import { searchedText } from "../../conversation/guide/guided-answers";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { normalizeForSearch } from "../../texts/rules";
import { queryRows } from "./client";
import { Prisma } from "./generated/client";
import type { EntryVersions, VersionDetails } from "./json-columns";

// An entry is read first (entry.ts) and then changed by one statement, which changes nothing if anything that was read has changed
// meanwhile. It locks the conversation before its turns, as everywhere, to avoid deadlocks.

const { sql } = Prisma;

export type EntryChange = {
  userId: string;
  conversationId: string;
  entryId: string;
  /** The versions of all entries when they were read. */
  versions: EntryVersions;
  /** The number of the new version. */
  version: number;
  /** What becomes an earlier version. `null`: nothing, because the entry was empty or is removed for good. */
  earlier: { version: number; text: string; details?: VersionDetails; fileId?: string } | null;
  /** The earlier version that is the current one again, or all of them. */
  dropped: number | "all" | null;
};

const Id = z.object({ id: z.string() });

/**
 * The start of a statement that changes an entry: it locks `rows` of the conversation `c` that `target` joins, records the versions,
 * and goes on with "changed", which is empty if anything has changed since it was read. `prompts`: whether they have the entry.
 */
export function changeSql(
  change: EntryChange,
  target: Prisma.Sql,
  rows: number,
  set: { prompts: boolean; columns?: Prisma.Sql },
) {
  const { userId, conversationId, entryId, versions, version, earlier, dropped } = change;
  const next = JSON.stringify({ ...versions, [entryId]: version });
  const ofEntry = sql`v."userId" = ${userId} AND v."conversationId" = g."id" AND v."entryId" = ${entryId}`;
  const details = earlier?.details ? JSON.stringify(earlier.details) : null;
  return sql`
    WITH "target" AS (
      SELECT c."id" FROM "Conversation" c ${target}
        AND c."userId" = ${userId} AND c."id" = ${conversationId} AND c."deletedAt" IS NULL
        AND c."versions" = ${JSON.stringify(versions)}::jsonb
      FOR NO KEY UPDATE
    ), "changed" AS (
      UPDATE "Conversation" c SET "versions" = ${next}::jsonb, "revision" = c."revision" + ${set.prompts ? 1 : 0}::int
        ${set.columns ?? Prisma.empty}
      FROM (SELECT "id" FROM "target" GROUP BY 1 HAVING count(*) = ${rows}::int) g
      WHERE c."userId" = ${userId} AND c."id" = g."id"
      RETURNING c."id"
    ), "earlier" AS (
      INSERT INTO "EntryVersion" ("userId", "conversationId", "entryId", "version", "text", "details", "fileId")
      SELECT ${userId}, g."id", ${entryId}, ${earlier?.version ?? 0}::int, ${earlier?.text ?? ""}, ${details}::jsonb,
        ${earlier?.fileId ?? null}
      FROM "changed" g WHERE ${earlier !== null}::bool
    ), "dropped" AS (
      DELETE FROM "EntryVersion" v USING "changed" g
      WHERE ${ofEntry} AND (${dropped === "all"}::bool OR v."version" = ${typeof dropped === "number" ? dropped : -1}::int)
    )`;
}

/** No call is waiting for the AI on behalf of the turn `t`. */
export const isNotPending = sql`(t."leaseExpiresAt" IS NULL OR t."leaseExpiresAt" <= now())`;

/** What a turn becomes, whole, and the project name and answers of its conversation. */
export type TurnContent = {
  id: string;
  position: number;
  projectName: string;
  questionAnswers: QuestionAnswer[];
  message: string;
  response: string | null;
  receipt: Receipt | null;
  repliedTo: string | null;
  /** Normalized words that the change takes back: replies that have one stay out of prompts. */
  takenBack: string[];
};

const quotesRemoved = (words: string[]) =>
  sql`(t."quotesRemoved" OR EXISTS (SELECT FROM unnest(${words}::text[]) "word" WHERE strpos(t."normalizedResponse", "word") > 0))`;

/**
 * Changes a turn, or the name or the answers that it begins with. What the AI was sent for this and later replies is no longer
 * recorded, because it has what was there before. `false`: something has changed since it was read, or a reply is being written.
 */
export async function changeTurn(change: EntryChange, turn: TurnContent, hadReply: boolean): Promise<boolean> {
  const { id, position, projectName, questionAnswers, message, response, repliedTo, takenBack } = turn;
  const normalizedMessage = normalizeForSearch(position === 0 ? searchedText(projectName, questionAnswers) : message);
  const normalizedResponse = response === null ? null : normalizeForSearch(response);
  const receipt = turn.receipt && JSON.stringify(turn.receipt);
  const target = sql`JOIN "Turn" t ON t."userId" = ${change.userId} AND t."conversationId" = c."id"
    WHERE t."id" = ${id} AND (t."response" IS NOT NULL) = ${hadReply}::bool AND ${isNotPending}`;
  const columns = sql`, "projectName" = ${projectName}, "questionAnswers" = ${JSON.stringify(questionAnswers)}::jsonb`;
  const changed = await queryRows(
    Id,
    sql`${changeSql(change, target, 1, { prompts: true, columns })}, "turn" AS (
      UPDATE "Turn" t SET "message" = ${message}, "normalizedMessage" = ${normalizedMessage}, "response" = ${response},
        "normalizedResponse" = ${normalizedResponse}, "receipt" = ${receipt}::jsonb, "repliedTo" = ${repliedTo},
        "trigramSignature" = ${trigramSignature(normalizedMessage, normalizedResponse ?? "")}::bit(1024), "sentPrompt" = NULL,
        "refusedAt" = CASE WHEN t."message" = ${message} THEN t."refusedAt" END, "quotesRemoved" = ${quotesRemoved(takenBack)}
      FROM "changed" g WHERE t."userId" = ${change.userId} AND t."id" = ${id}
    ), "later" AS (
      UPDATE "Turn" t SET "sentPrompt" = NULL, "quotesRemoved" = ${quotesRemoved(takenBack)} FROM "changed" g
      WHERE t."userId" = ${change.userId} AND t."conversationId" = g."id" AND t."position" > ${position}::int
        AND t."response" IS NOT NULL
    )
    SELECT "id" FROM "changed"`,
  );
  return changed.length === 1;
}

/** Changes a note. `false`: something has changed since it was read. */
export async function changeNote(change: EntryChange, noteId: string, message: string): Promise<boolean> {
  const normalized = normalizeForSearch(message);
  const target = sql`JOIN "Note" n ON n."userId" = ${change.userId} AND n."conversationId" = c."id" WHERE n."id" = ${noteId}`;
  const changed = await queryRows(
    Id,
    sql`${changeSql(change, target, 1, { prompts: false })}, "note" AS (
      UPDATE "Note" n SET "message" = ${message}, "normalizedMessage" = ${normalized},
        "trigramSignature" = ${trigramSignature(normalized)}::bit(1024)
      FROM "changed" g WHERE n."userId" = ${change.userId} AND n."id" = ${noteId}
    )
    SELECT "id" FROM "changed"`,
  );
  return changed.length === 1;
}
