import "server-only";
import type { SearchFilter } from "../../api/schemas";
import { Prisma } from "./generated/client";

// How well a text matches. Each rank is an expression about a row `v` with "normalized" and "isReply", and NULL without a match.

const { sql } = Prisma;

/**
 * The ranking of results, best first; within a rank the newest come first. The misspelt ranks replace the first two if
 * nothing else was found: a word of the text differs by one letter.
 */
export const searchRanks = { own: 0, reply: 1, ownForm: 2, replyForm: 3, topic: 4, ownMisspelt: 5, replyMisspelt: 6 };

/** What a normalized text must have: all parts literally, and a match of each pattern. */
export type TextCondition = { parts: string[]; patterns: string[] };

export type SearchConditions = {
  exact: TextCondition;
  /** The same with other forms of the words; `null`: they have none. */
  form: TextCondition | null;
  /** The same with one wrong letter in long words; `null`: there are none. A text has all `parts`, and one of `anyPart`. */
  misspelt: (TextCondition & { anyPart: string[] }) | null;
  /** What a text must not match. */
  excluded: string | null;
  /** The words that are in the name or the questions of a topic are not in `parts`. */
  topics: { topic: string; parts: string[] }[];
  filter: SearchFilter;
};
export type Misspelt = NonNullable<SearchConditions["misspelt"]>;

export const like = (part: string) => `%${part.replace(/[%_\\]/g, "\\$&")}%`;

/** The statement is the same for any number of words, so that Postgres plans it once. */
export const has = ({ parts, patterns }: TextCondition) =>
  patterns.length === 0
    ? sql`v."normalized" LIKE ALL (${parts.map(like)}::text[])`
    : sql`v."normalized" LIKE ALL (${parts.map(like)}::text[]) AND v."normalized" ~ ALL (${patterns}::text[])`;

const byWriter = (own: number, reply: number) => sql`CASE WHEN v."isReply" THEN ${reply}::int ELSE ${own}::int END`;

/** Of the person's own texts with the very words. */
export const ownRank = ({ exact }: SearchConditions) =>
  sql`CASE WHEN NOT v."isReply" AND ${has(exact)} THEN ${searchRanks.own}::int END`;

/** Of replies, and of all texts with other forms of the words. */
export const otherRank = ({ exact, form }: SearchConditions) =>
  form
    ? sql`CASE WHEN ${has(exact)} THEN CASE WHEN v."isReply" THEN ${searchRanks.reply}::int END
        WHEN ${has(form)} THEN ${byWriter(searchRanks.ownForm, searchRanks.replyForm)} END`
    : sql`CASE WHEN v."isReply" AND ${has(exact)} THEN ${searchRanks.reply}::int END`;

export const misspeltRank = (misspelt: Misspelt) => sql`
  CASE WHEN v."normalized" LIKE ANY (${misspelt.anyPart.map(like)}::text[]) AND ${has(misspelt)}
    THEN ${byWriter(searchRanks.ownMisspelt, searchRanks.replyMisspelt)} END`;
