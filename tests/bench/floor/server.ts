import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Pool } from "pg";
import { noteInsertion } from "../../../lib/server/db/note";
import { readPage, readThread, rowsOf } from "./rows";

// What a call costs without a framework: Node, the driver, and prepared statements.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const calls: Record<string, (query: URLSearchParams, request: IncomingMessage) => Promise<object>> = {
  "/history": (query) => readPage(pool, query),
  "/thread": (query) => readThread(pool, query),
  "/note": async (_query, request) => {
    const { user, conversationId, content } = (await json(request)) as Record<string, string>;
    const note = { message: content ?? "", requestKey: randomUUID() };
    const { text, values } = noteInsertion(user ?? "", conversationId ?? "", note, null);
    return { note: (await rowsOf(pool, "note", text, values))[0] };
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const result = await calls[pathname]?.(searchParams, request);
  response.writeHead(result ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(result));
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
