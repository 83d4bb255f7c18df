import "server-only";
import type { SearchFilter } from "../../api/schemas";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { Prisma } from "./generated/client";
import type { Misspelt, SearchConditions } from "./search-ranking";

// Which texts have to be read: those whose signatures have all bits of the words. A signature may have them by chance.

const { sql } = Prisma;

export const byTime = sql`"createdAt" DESC, "orderIndex" DESC, "id"`;

export const inTime = ({ from, until }: SearchFilter) => sql`
  ${from ? sql`AND "createdAt" >= ${from}` : Prisma.empty} ${until ? sql`AND "createdAt" < ${until}` : Prisma.empty}`;

const mayHave = (...parts: string[]) => {
  const signature = sql`${trigramSignature(...parts)}::bit(1024)`;
  return sql`("trigramSignature" & ${signature}) = ${signature}`;
};

export const mayMatch = ({ exact, form }: SearchConditions) => mayHave(...(form ?? exact).parts);
export const mayBeMisspelt = ({ parts, anyPart }: Misspelt) =>
  Prisma.join(
    anyPart.map((part) => mayHave(...parts, part)),
    " OR ",
  );

/** Index-only scans in order, so that only texts that may match are read, and no more of them than are needed. */
export const candidates = (
  userId: string,
  table: Prisma.Sql,
  { exact, form, filter }: SearchConditions,
  condition: Prisma.Sql,
) => sql`(
  SELECT "id", "createdAt", "orderIndex"${form ? sql`, ${mayHave(...exact.parts)} AS "mayBeExact"` : Prisma.empty} FROM ${table}
  WHERE "userId" = ${userId} AND (${condition}) ${inTime(filter)} ORDER BY ${byTime})`;
