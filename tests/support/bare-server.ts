import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Pool } from "pg";

// What the history costs without a framework: one statement written by hand, for the user named in the address.
const statement = `
  SELECT c."id" AS "_id", c."projectName", c."topic", c."questionAnswers", c."createdAt" AS "timestamp", c."orderIndex",
         c."turnCount" AS "continuationCount", t."askedUntil", f."id" AS "fileId", f."name", f."type"
  FROM "Conversation" c
  JOIN "Turn" t ON t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0
  LEFT JOIN "File" f ON f."userId" = t."userId" AND f."id" = t."fileId"
  WHERE c."userId" = $1 AND c."deletedAt" IS NULL
  ORDER BY c."orderIndex" DESC
  LIMIT $2`;

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://localhost");
  const { rows } = await pool.query(statement, [searchParams.get("user"), Number(searchParams.get("limit"))]);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ conversations: rows }));
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
