import "server-only";
import type { SearchFilter } from "../../api/schemas";
import { Prisma } from "./generated/client";

// How well a text matches. The conditions are about a row `v` with "normalized".

const { sql } = Prisma;

/**
 * The ranking of results, best first; within a rank the newest come first. The misspelt ranks replace the first two if
 * nothing else was found: a word of the text differs by one letter.
 */
export const searchRanks = { own: 0, reply: 1, ownForm: 2, replyForm: 3, topic: 4, ownMisspelt: 5, replyMisspelt: 6 };
export type SearchRank = keyof typeof searchRanks;

/** What a normalized text must have: all `parts` literally, one of each of `anyParts` and of `anyForms`, and a match of each pattern. */
export type TextCondition = {
  parts: string[];
  anyParts?: string[][];
  /** Any number of them, so they are not looked for in signatures. */
  anyForms?: string[][];
  patterns: string[];
};

export type SearchConditions = {
  exact: TextCondition;
  /** The same with other forms of the words; `null`: they have none. */
  form: TextCondition | null;
  /** The same with one wrong letter in long words; `null`: there are none. */
  misspelt: TextCondition | null;
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
export function has({ parts, anyParts = [], anyForms = [], patterns }: TextCondition): Prisma.Sql {
  const anyOf = [...anyParts, ...anyForms].map(
    (parts) => sql` AND v."normalized" LIKE ANY (${parts.map(like)}::text[])`,
  );
  const allParts = sql`v."normalized" LIKE ALL (${parts.map(like)}::text[])${Prisma.join([Prisma.empty, ...anyOf], "")}`;
  return patterns.length === 0
    ? allParts
    : sql`CASE WHEN ${allParts} THEN v."normalized" ~ ALL (${patterns}::text[]) END`;
}

/** What the person's own texts and the replies of two ranks have in common. */
export type SearchLevel = { own: SearchRank; reply: SearchRank; condition: TextCondition; text: Prisma.Sql };

/** The levels of texts with the words or their forms. */
export const speltLevels = ({ exact, form }: SearchConditions): SearchLevel[] => [
  { own: "own", reply: "reply", condition: exact, text: has(exact) },
  ...(form
    ? [
        {
          own: "ownForm",
          reply: "replyForm",
          condition: form,
          text: sql`CASE WHEN ${has(form)} THEN (${has(exact)}) IS NOT TRUE END`,
        } as const,
      ]
    : []),
];

export const misspeltLevels = ({ misspelt }: SearchConditions): SearchLevel[] =>
  misspelt ? [{ own: "ownMisspelt", reply: "replyMisspelt", condition: misspelt, text: has(misspelt) }] : [];
