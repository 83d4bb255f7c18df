import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Pool } from "pg";
import type { SearchKind } from "../../../lib/api/schemas";
import { FeatureConfig } from "../../../lib/config/app-config";
import { parseSearchTerm } from "../../../lib/conversation/search/search-term";
import { searchStatement } from "../../../lib/server/db/search";
import type { SearchConditions } from "../../../lib/server/db/search-ranking";
import { correctionConditions, searchConditions } from "../../../lib/server/journal/search-conditions";

// What a search costs without a framework: the product's own statement, for the user and the term in the body. Runs with
// `--conditions react-server`, as what it imports demands.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const features = FeatureConfig.parse(JSON.parse(readFileSync("config/flexifeatures.json", "utf8")));
/** Prepared statements by their text. */
const names = new Map<string, string>();

async function find(userId: string, conditions: SearchConditions): Promise<unknown[]> {
  const { text, values } = searchStatement(userId, conditions, null);
  const name = names.get(text) ?? `search-${names.size}`;
  names.set(text, name);
  return (await pool.query({ name, text, values })).rows;
}

const server = createServer(async (request, response) => {
  const { userId, term, kinds } = (await json(request)) as { userId: string; term: string; kinds?: SearchKind[] };
  const parsed = parseSearchTerm(term);
  const found = await find(userId, searchConditions(parsed, { kinds }, features));
  const correction = found.length === 0 && correctionConditions(parsed, { kinds });
  const rows = correction ? await find(userId, correction) : found;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ results: rows }));
});

server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
