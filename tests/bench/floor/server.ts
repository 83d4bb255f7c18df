import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Pool } from "pg";
import { noteInsertion } from "../../../lib/server/db/note";

// What a call costs without a framework: Node, the driver, prepared statements, and rows made into JSON as they come.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const rowsOf = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows as Record<string, unknown>[];

const page = `
  SELECT c."id" AS "_id", c."projectName", c."topic", t."message" AS "prompt", c."questionAnswers",
    c."createdAt" AS "timestamp", c."orderIndex", f."id" AS "file", t."askedUntil" > now() AS "pending",
    c."turnCount" AS "continuationCount"
  FROM "Conversation" c
  JOIN "Turn" t ON t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0
  LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"
  WHERE c."userId" = $1 AND c."deletedAt" IS NULL AND c."orderIndex" < $2
  ORDER BY c."orderIndex" DESC LIMIT $3`;

const heading = `
  SELECT "id" AS "_id", "projectName", "topic", "questionAnswers", "createdAt" AS "timestamp", "orderIndex"
  FROM "Conversation" WHERE "userId" = $1 AND "id" = $2 AND "deletedAt" IS NULL`;

const turns = `
  SELECT t."id" AS "_id", t."message", t."response", t."askedUntil" > now() AS "pending", t."requestKey", t."receipt",
    f."id" AS "file", t."createdAt" AS "timestamp", t."orderIndex"
  FROM "Turn" t LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"
  WHERE t."userId" = $1 AND t."conversationId" = $2 ORDER BY t."position"`;

const notes = `
  SELECT "id" AS "_id", "conversationId", "message", "createdAt" AS "timestamp", "orderIndex"
  FROM "Note" WHERE "userId" = $1 AND "conversationId" = $2 ORDER BY "orderIndex"`;

const calls: Record<string, (query: URLSearchParams, request: IncomingMessage) => Promise<object>> = {
  "/history": async (query) => {
    const limit = Number(query.get("limit"));
    const found = await rowsOf("page", page, [query.get("user"), 2_147_483_647, limit + 1]);
    return { conversations: found.slice(0, limit), nextCursor: found[limit - 1]?.orderIndex };
  },
  "/thread": async (query) => {
    const named = [query.get("user"), query.get("id")];
    const [[conversation], [start, ...continuations], written] = await Promise.all([
      rowsOf("heading", heading, named),
      rowsOf("turns", turns, named),
      rowsOf("notes", notes, named),
    ]);
    return { conversation: { ...start, ...conversation, continuations }, notes: written };
  },
  "/note": async (_query, request) => {
    const { user, conversationId, content } = (await json(request)) as Record<string, string>;
    const note = { message: content ?? "", requestKey: randomUUID() };
    const { text, values } = noteInsertion(user ?? "", conversationId ?? "", note);
    return { note: (await rowsOf("note", text, values))[0] };
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const answer = await calls[pathname]?.(searchParams, request);
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer));
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
