import type { Pool } from "pg";

// The simplest way to read the history and a thread: prepared statements whose rows are sent as JSON unchanged.

const page = `
  SELECT c."id" AS "_id", c."projectName", c."topic", t."message" AS "prompt", c."questionAnswers",
    c."createdAt" AS "timestamp", c."orderIndex", f."id" AS "file", t."leaseExpiresAt" > now() AS "pending",
    c."turnCount" AS "continuationCount"
  FROM "Conversation" c
  JOIN "Turn" t ON t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0
  LEFT JOIN "TurnFile" a ON a."userId" = t."userId" AND a."turnId" = t."id"
  LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = a."fileId"
  WHERE c."userId" = $1 AND c."deletedAt" IS NULL AND c."orderIndex" < $2
  ORDER BY c."orderIndex" DESC LIMIT $3`;

const heading = `
  SELECT "id" AS "_id", "projectName", "topic", "questionAnswers", "createdAt" AS "timestamp", "orderIndex"
  FROM "Conversation" WHERE "userId" = $1 AND "id" = $2 AND "deletedAt" IS NULL`;

const turns = `
  SELECT t."id" AS "_id", t."message", t."response", t."leaseExpiresAt" > now() AS "pending", t."requestKey", t."receipt",
    f."id" AS "file", t."createdAt" AS "timestamp", t."orderIndex"
  FROM "Turn" t LEFT JOIN "TurnFile" a ON a."userId" = t."userId" AND a."turnId" = t."id"
  LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = a."fileId"
  WHERE t."userId" = $1 AND t."conversationId" = $2 ORDER BY t."position"`;

const notes = `
  SELECT "id" AS "_id", "conversationId", "message", "createdAt" AS "timestamp", "orderIndex"
  FROM "Note" WHERE "userId" = $1 AND "conversationId" = $2 ORDER BY "orderIndex"`;

type Query = URLSearchParams;

export async function readPage(pool: Pool, query: Query) {
  const limit = Number(query.get("limit"));
  const found = await rowsOf(pool, "page", page, [query.get("user"), 2_147_483_647, limit + 1]);
  return { conversations: found.slice(0, limit), nextCursor: found[limit - 1]?.orderIndex };
}

export async function readThread(pool: Pool, query: Query) {
  const named = [query.get("user"), query.get("id")];
  const [[conversation], [start, ...continuations], written] = await Promise.all([
    rowsOf(pool, "heading", heading, named),
    rowsOf(pool, "turns", turns, named),
    rowsOf(pool, "notes", notes, named),
  ]);
  return { conversation: { ...start, ...conversation, continuations }, notes: written };
}

export async function rowsOf(pool: Pool, name: string, text: string, values: unknown[]) {
  return (await pool.query({ name, text, values })).rows as Record<string, unknown>[];
}
