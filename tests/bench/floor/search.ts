import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Pool } from "pg";
import { searchStatement } from "../../../lib/server/db/search";

// What a search costs without a framework: the product's own statement, for the user and the words in the body. Runs with
// `--conditions react-server`, as what it imports demands.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer(async (request, response) => {
  const { userId, words } = (await json(request)) as { userId: string; words: string[] };
  const { text, values } = searchStatement(userId, words);
  const { rows } = await pool.query({ name: `search-${words.length}`, text, values });
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ results: rows }));
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
