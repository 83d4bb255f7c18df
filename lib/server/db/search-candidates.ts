import "server-only";
import type { SearchFilter } from "../../api/schemas";
import { serverLimits } from "../../api/server-limits";
import { type SignedText, signatureBits, trigramSignature } from "../../conversation/search/trigram-signature";
import { Prisma } from "./generated/client";
import type { SearchLevel, TextCondition } from "./search-ranking";

// Which texts have to be read: those whose signatures have all bits of the words. A signature may have them by chance.

const { sql, raw, join } = Prisma;

export const byTime = sql`"createdAt" DESC, "orderIndex" DESC, "id"`;

export const inTime = ({ from, until }: SearchFilter) => sql`
  ${from ? sql`AND "createdAt" >= ${from}` : Prisma.empty} ${until ? sql`AND "createdAt" < ${until}` : Prisma.empty}`;

function mayHave(text: SignedText, { parts, anyParts = [] }: TextCondition): Prisma.Sql {
  const column = raw(`"${text}Signature"`);
  const has = (part: string) =>
    sql`(${column} | ${trigramSignature(part, text)}::bit(${raw(`${signatureBits[text]}`)})) = ${column}`;
  const conditions = anyParts.map((parts) => sql`(${join(parts.map(has), " OR ")})`);
  if (parts.length > 0 || anyParts.length === 0) conditions.push(has(parts.join(" ")));
  return sql`(${join(conditions, " AND ")})`;
}

const signedTexts = { Turn: ["message", "response"], Note: ["message"] } as const;

/**
 * Index-only scans in order, so that only texts that may match are read, and no more of them than are needed. A row has a column
 * for each rank that it may have. What may be of a level may also be of the next.
 */
export function candidates(userId: string, table: "Turn" | "Note", levels: SearchLevel[], filter: SearchFilter) {
  const ranks = levels.map(({ own, reply, condition }) =>
    signedTexts[table].map((text) => ({
      name: raw(`"${text === "response" ? reply : own}"`),
      mayBe: mayHave(text, condition),
    })),
  );
  const isMisspelt = levels.some(({ own }) => own === "ownMisspelt");
  const widest = (ranks.at(-1) ?? []).map(({ name }) => name);
  const ofTopic = sql`AND "conversationId" IN
    (SELECT c."id" FROM "Conversation" c WHERE c."userId" = ${userId} AND c."topic" = ${filter.topic})`;
  return sql`
    SELECT * FROM (
      SELECT "id", "createdAt", "orderIndex", ${join(ranks.flat().map(({ name, mayBe }) => sql`${mayBe} AS ${name}`))}
      FROM ${raw(`"${table}"`)}
      WHERE "userId" = ${userId} ${inTime(filter)} ${filter.topic ? ofTopic : Prisma.empty}) i
    WHERE ${join(widest, " OR ")} ORDER BY ${byTime} ${isMisspelt ? sql`LIMIT ${serverLimits.searchCorrectionEntries}` : Prisma.empty}`;
}
