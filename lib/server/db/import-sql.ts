import "server-only";
import type { JournalConversation } from "../../conversation/journal";
import { Prisma } from "./generated/client";
import { conversationRow, type EntryBatch, type fileRows } from "./import-rows";

const { sql } = Prisma;

const asJson = (rows: object[]) => sql`${JSON.stringify(rows)}::json`;

/** What an import has done: conversations that came back or were added, places that became files, and the room they all take. */
export type AddedRow = { restored: number; ids: string[]; fileIds: string[]; storedBytes: number };

/**
 * From here, which of the ids are conversations of this account. Each is looked up by itself: where Postgres takes a person for
 * one of few conversations, it would compare all that are here with all that are asked for.
 */
export const conversationsHere = (userId: string, ids: Prisma.Sql): Prisma.Sql => sql`
  unnest(${ids}) "asked" ("id"), LATERAL (
    SELECT c."id", c."deletedAt" FROM "Conversation" c WHERE c."userId" = ${userId} AND c."id" = "asked"."id" LIMIT 1
  ) "here"`;

/**
 * Adds the conversations that the account does not have, with `entries`. In an empty account they keep their numbers,
 * otherwise they follow on what is there. The owner's row is the lock: a second import waits here, and then fails at a key
 * that is taken, if it holds the same, for it does not see what the first one has added.
 */
export const insertJournal = (
  userId: string,
  conversations: JournalConversation[],
  files: ReturnType<typeof fileRows>,
  entries: Prisma.Sql,
): Prisma.Sql => sql`
  WITH "given" AS (
    SELECT *, row_number() OVER () AS "place"
    FROM json_to_recordset(${asJson(conversations.map((one) => conversationRow(userId, one)))})
      g ("id" text, "exported" text, "orderIndex" int, "topic" text, "projectName" text, "questionAnswers" jsonb,
        "entryCount" int, "turnCount" int, "useInGame" boolean, "createdAt" timestamptz)
  ), "known" AS (
    SELECT g."id" AS "given", "here"."id", "here"."deletedAt"
    FROM "given" g, ${conversationsHere(userId, sql`ARRAY[g."id", g."exported"]`)}
  ), "fresh" AS (
    SELECT *, row_number() OVER (ORDER BY "orderIndex", "place") AS "number" FROM "given"
    WHERE "id" NOT IN (SELECT "given" FROM "known")
  ), "owner" AS (
    SELECT "conversationCount" AS "last" FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE
  ), "added" AS (
    INSERT INTO "Conversation" ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "entryCount",
      "turnCount", "useInGame", "createdAt")
    SELECT ${userId}, "id",
      CASE WHEN "last" = 0 AND (SELECT count(DISTINCT "orderIndex") = count(*) FROM "fresh") THEN "orderIndex"
        ELSE "last" + "number" END,
      "topic", "projectName", "questionAnswers", "entryCount", "turnCount", "useInGame", "createdAt"
    FROM "owner", "fresh"
    RETURNING "id", "orderIndex"
  ), "unshared" AS (
    DELETE FROM "Share" WHERE "userId" = ${userId}
      AND "conversationId" IN (SELECT "id" FROM "known" WHERE "deletedAt" IS NOT NULL)
  ), "restored" AS (
    UPDATE "Conversation" SET "deletedAt" = NULL
    WHERE "userId" = ${userId} AND "deletedAt" IS NOT NULL AND "id" IN (SELECT "id" FROM "known")
    RETURNING "id"
  ), "filled" AS (
    UPDATE "File" f SET "name" = n."name", "foldedName" = n."foldedName", "type" = n."type", "size" = n."size",
      "width" = n."width", "height" = n."height", "storedAt" = now(), "attachedAt" = now()
    FROM json_to_recordset(${asJson(files)})
      n ("id" text, "name" text, "foldedName" text, "type" text, "size" int, "width" int, "height" int,
        "conversations" text[])
    WHERE f."userId" = ${userId} AND f."id" = n."id" AND n."conversations" && ARRAY(SELECT "id" FROM "added")
    RETURNING f."id", f."size"
  ), "counted" AS (
    UPDATE "User" SET
      "conversationCount" = greatest("conversationCount", (SELECT max("orderIndex") FROM "added")),
      "storedBytes" = "storedBytes" + (SELECT coalesce(sum("size"), 0) FROM "filled")
    WHERE "id" = ${userId}
    RETURNING "storedBytes"
  ), ${entries}
  SELECT (SELECT count(*)::int FROM "restored") AS "restored", ARRAY(SELECT "id" FROM "added") AS "ids",
    ARRAY(SELECT "id" FROM "filled") AS "fileIds", "storedBytes"
  FROM "counted"`;

/** Adds those turns and notes whose conversations are among the "added". */
export const insertEntries = (userId: string, { turns, notes }: EntryBatch): Prisma.Sql => sql`
  "turns" AS (
    INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "message", "response", "receipt",
      "refusedAt", "fileId", "requestKey", "foldedMessage", "foldedResponse", "grams", "createdAt")
    SELECT ${userId}, t."id", "conversationId", "position", "orderIndex", "message", "response", "receipt", "refusedAt", "fileId",
      t."id", "foldedMessage", "foldedResponse", "grams", "createdAt"
    FROM json_to_recordset(${asJson(turns)})
      t ("id" text, "conversationId" text, "position" int, "orderIndex" int, "message" text, "response" text,
        "receipt" jsonb, "refusedAt" timestamptz, "fileId" text, "foldedMessage" text, "foldedResponse" text, "grams" bit(1024),
        "createdAt" timestamptz)
    WHERE "conversationId" IN (SELECT "id" FROM "added")
  ), "notes" AS (
    INSERT INTO "Note" ("userId", "id", "conversationId", "orderIndex", "message", "foldedMessage", "grams",
      "requestKey", "createdAt")
    SELECT ${userId}, n."id", "conversationId", "orderIndex", "message", "foldedMessage", "grams", n."id", "createdAt"
    FROM json_to_recordset(${asJson(notes)})
      n ("id" text, "conversationId" text, "orderIndex" int, "message" text, "foldedMessage" text,
        "grams" bit(1024), "createdAt" timestamptz)
    WHERE "conversationId" IN (SELECT "id" FROM "added")
  )`;
