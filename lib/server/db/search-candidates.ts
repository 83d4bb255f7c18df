import type { SearchFilter } from "../../api/schemas";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { isOfDecade } from "./conversation-fields";
import { Prisma } from "./generated/client";
import type { SearchLevel, TextCondition } from "./search-ranking";

// Which texts have to be read: those whose signatures have all bits of the words. A signature may have them by chance.

const { sql, raw, join, empty } = Prisma;

export const named = (name: string) => raw(`"${name}"`);

export const byTime = sql`"createdAt" DESC, "orderIndex" DESC, "id"`;

export const inTime = ({ from, until }: SearchFilter) => sql`
  ${from ? sql`AND "createdAt" >= ${from}` : empty} ${until ? sql`AND "createdAt" < ${until}` : empty}`;

/** What the conversation `c` is limited to. */
export const isAbout = ({ topic, decade }: SearchFilter) => sql`
  ${topic ? sql`AND c."topic" = ${topic}` : empty} ${decade ? sql`AND ${isOfDecade(decade)}` : empty}`;

const mayHave = (...parts: string[]) => {
  const signature = sql`${trigramSignature(...parts)}::bit(1024)`;
  return sql`("trigramSignature" & ${signature}) = ${signature}`;
};

function mayMatch({ parts, anyParts = [] }: TextCondition): Prisma.Sql {
  const anyOf = anyParts.map(
    (parts) =>
      sql`(${join(
        parts.map((part) => mayHave(part)),
        " OR ",
      )})`,
  );
  return sql`(${join([mayHave(...parts), ...anyOf], " AND ")})`;
}

/**
 * Index-only scans in order, so that only texts that may match are read, and no more of them than are needed. A row has a column
 * for each level that it may be of. What may be of a level may also be of the next.
 */
export function candidates(userId: string, table: "Turn" | "Note", levels: SearchLevel[], filter: SearchFilter) {
  const columns = levels.map(({ own, condition }) => sql`${mayMatch(condition)} AS ${named(own)}`);
  const widest = levels.slice(-1).map(({ condition }) => mayMatch(condition));
  // IS TRUE makes Postgres read the conversations once, and leave the order of the scan as it is.
  const ofConversations = sql`AND ((SELECT t."conversationId" FROM ${named(table)} t WHERE t."userId" = ${userId} AND t."id" = i."id")
    IN (SELECT c."id" FROM "Conversation" c WHERE c."userId" = ${userId} ${isAbout(filter)})) IS TRUE`;
  return sql`
    SELECT "id", "createdAt", "orderIndex", ${join(columns)} FROM ${named(table)} i
    WHERE "userId" = ${userId} AND ${join(widest)} ${inTime(filter)} ${filter.topic || filter.decade ? ofConversations : empty} ORDER BY ${byTime}`;
}
