import type { SearchFilter } from "../../api/schemas";
import { Prisma } from "./generated/client";

// How well a text matches. The conditions are about a row `v` with "normalized".

const { sql, join } = Prisma;

/** The ranking of results, best first; within a rank the newest come first. */
export const searchRanks = { own: 0, reply: 1, ownForm: 2, replyForm: 3, topic: 4 };
export type SearchRank = keyof typeof searchRanks;

/** What a normalized text must have: all `parts` literally, one of each of `anyParts`, and a match of each pattern. */
export type TextCondition = { parts: string[]; anyParts?: string[][]; patterns: string[] };

export type SearchConditions = {
  exact: TextCondition;
  /** The same with other forms of the words; `null`: they have none. */
  form: TextCondition | null;
  /** What a text must not match. */
  excluded: string | null;
  /** The words that are in the name or the questions of a topic are not in `parts`. */
  topics: { topic: string; parts: string[] }[];
  filter: SearchFilter;
};

export const like = (part: string) => `%${part.replace(/[%_\\]/g, "\\$&")}%`;

/**
 * The statement is the same for any number of words, so that Postgres plans it once. CASE makes it look for the parts first, which
 * takes less time than the patterns.
 */
export function has({ parts, anyParts = [], patterns }: TextCondition): Prisma.Sql {
  const anyOf = anyParts.map((parts) => sql`v."normalized" LIKE ANY (${parts.map(like)}::text[])`);
  const allParts = join([sql`v."normalized" LIKE ALL (${parts.map(like)}::text[])`, ...anyOf], " AND ");
  return patterns.length === 0
    ? allParts
    : sql`CASE WHEN ${allParts} THEN v."normalized" ~ ALL (${patterns}::text[]) END`;
}

/** What the person's own texts and the replies of two ranks have in common. */
export type SearchLevel = { own: SearchRank; reply: SearchRank; condition: TextCondition; text: Prisma.Sql };

/** Texts with the words, then texts with other forms of them. */
export function searchLevels({ exact, form }: SearchConditions): SearchLevel[] {
  const exactLevel: SearchLevel = { own: "own", reply: "reply", condition: exact, text: has(exact) };
  if (!form) return [exactLevel];
  const text = sql`CASE WHEN ${has(form)} THEN (${has(exact)}) IS NOT TRUE END`;
  return [exactLevel, { own: "ownForm", reply: "replyForm", condition: form, text }];
}
