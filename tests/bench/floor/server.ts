import { randomUUID } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Pool } from "pg";
import { summaryPage, thread } from "../../../lib/server/db/conversation-json";
import { noteInsertion } from "../../../lib/server/db/note";

// What a call costs without a framework: Node, the driver, and the product's own statements, prepared.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

type Statement = { text: string; values: unknown[] };

async function ask(name: string, { text, values }: Statement): Promise<Record<string, unknown>> {
  return (await pool.query({ name, text, values })).rows[0];
}

const calls: Record<string, (query: URLSearchParams, request: Parameters<RequestListener>[0]) => Promise<string>> = {
  "/history": async (query) => {
    const page = { cursor: Number(query.get("cursor")) || null, limit: Number(query.get("limit")) };
    const { conversations, nextCursor } = await ask("history", summaryPage(query.get("user") ?? "", page));
    return `{"conversations":${conversations},"nextCursor":${JSON.stringify(nextCursor)}}`;
  },
  "/thread": async (query) =>
    String((await ask("thread", thread(query.get("user") ?? "", query.get("id") ?? ""))).thread),
  "/note": async (_query, request) => {
    const { user, conversationId, content } = (await json(request)) as Record<string, string>;
    const note = { message: content ?? "", requestKey: randomUUID() };
    return JSON.stringify({ note: await ask("note", noteInsertion(user ?? "", conversationId ?? "", note)) });
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const body = await calls[pathname]?.(searchParams, request);
  response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(body);
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
