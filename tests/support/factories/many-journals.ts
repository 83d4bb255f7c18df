import { Client } from "pg";
import { trigramSignature } from "../../../lib/conversation/search/trigram-signature";
import { normalizeForSearch } from "../../../lib/texts/normalize";
import { newParagraphs } from "./prose";

/** The searches; each term occurs in one of every `every` messages. */
export const searched = {
  rare: { term: "lanternfish", every: 400 },
  common: { term: "winter", every: 3 },
  "two letters": { term: "zw", every: 20 },
  phrase: { term: "jar of quince jelly", every: 100 },
  absent: { term: "xylophone", every: null },
  "absent with its forms": { term: "bakeries", every: null },
  misspelt: { term: "lanternfsh", every: null },
  "only among notes": { term: "winter", every: 3, kinds: ["note"] },
} as const;

/** Owners of a twentieth and of a hundredth of all messages; everybody else has about as many as the next one. */
export const heavy = { most: "journal-50000", many: "journal-10000" } as const;
export const typical = ["journal-7", "journal-400", "journal-900"];

const typicalUsers = 998;
const turnsPerConversation = 20;

// Journals as they grow in real life: people write in turn, so nobody's rows lie next to each other. The first five of each
// hundred messages belong to one heavy owner, the sixth to the other.
const messages = `
  SELECT n, owner, ordinal, owner || '-' || ordinal / ${turnsPerConversation} AS conversation,
    timestamptz '2020-01-01' + n * interval '1 minute' AS at
  FROM generate_series(0, $1::int - 1) n,
  LATERAL (SELECT n / 100 AS hundred, n % 100 AS place) a,
  LATERAL (SELECT hundred * 94 + place - 6 AS typical) b,
  LATERAL (
    SELECT
      CASE WHEN place < 5 THEN '${heavy.most}' WHEN place = 5 THEN '${heavy.many}'
        ELSE 'journal-' || typical % ${typicalUsers} END AS owner,
      CASE WHEN place < 5 THEN hundred * 5 + place WHEN place = 5 THEN hundred ELSE typical / ${typicalUsers} END AS ordinal
  ) c`;

const paragraphCount = 5_000;

/** Paragraphs without any of the terms, and their signatures. A message is one, a reply two: 1 KB together. */
function paragraphs() {
  const texts = newParagraphs(paragraphCount);
  return [texts, texts.map((text) => trigramSignature(text))];
}

const tableOfParagraphs = `CREATE TEMP TABLE "Paragraph" AS
  SELECT p - 1 AS p, text, "asMessage"::bit(1024)
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY x(text, "asMessage", p)`;

const terms = Object.values(searched).filter((search) => search.every !== null && !("kinds" in search));
const hasTerm = (every: number | null) => `ordinal % ${every} = ${every} / 2`;
const termOf = terms.map(({ term, every }) => `CASE WHEN ${hasTerm(every)} THEN ' ${term}' ELSE '' END`).join(" || ");

const bits = (text: string) => `'${trigramSignature(normalizeForSearch(text))}'::bit(1024)`;
const signatureOfTerms = terms
  .map(({ term, every }) => `CASE WHEN ${hasTerm(every)} THEN ${bits(term)} ELSE ${bits("")} END`)
  .join(" | ");

/** Writes `count` messages, of people with the password of `like`. */
export async function insertJournals(databaseUrl: string, like: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  // Without checking each foreign key; the seed has them right.
  await client.query("SET session_replication_role = replica; SET synchronous_commit = off");
  await client.query(
    `WITH added AS (INSERT INTO "User" ("id", "username", "email", "passwordHash")
     SELECT name, name, name || '@example.org', "passwordHash"
     FROM "User", (SELECT 'journal-' || n AS name FROM generate_series(0, ${typicalUsers - 1}) n
                   UNION VALUES ('${heavy.most}'), ('${heavy.many}')) names
     WHERE "username" = $1 RETURNING "id")
     INSERT INTO "UserKey" SELECT 'name:' || "id", "id" FROM added`,
    [like],
  );
  await client.query(tableOfParagraphs, paragraphs());
  await client.query(
    `INSERT INTO "Conversation"
       ("userId", "id", "orderIndex", "topic", "projectName", "questionAnswers", "entryCount", "turnCount", "createdAt")
     SELECT owner, conversation, ordinal / ${turnsPerConversation} + 1, 'place', 'Journal ' || ordinal, '[]', 19, 19, at
     FROM (${messages}) w WHERE ordinal % ${turnsPerConversation} = 0`,
    [count],
  );
  await client.query(
    `INSERT INTO "Turn" ("userId", "id", "conversationId", "position", "orderIndex", "requestKey", "createdAt",
       "message", "normalizedMessage", "response", "normalizedResponse", "trigramSignature")
     SELECT owner, 'turn-' || n, conversation, ordinal % 20, ordinal % 20, 'turn-' || n, at,
       message, lower(message), response, lower(response), a."asMessage" | ${signatureOfTerms} | b."asMessage" | c."asMessage"
     FROM (${messages}) w
     JOIN "Paragraph" a ON a.p = n % 5000 JOIN "Paragraph" b ON b.p = (n + 1) % 4999 JOIN "Paragraph" c ON c.p = (n + 2) % 4997,
     LATERAL (SELECT a.text || ${termOf} AS message, b.text || ' ' || c.text AS response) t
     ORDER BY n`,
    [count],
  );
  await client.query("VACUUM (ANALYZE)");
  await client.end();
}
