import { z } from "zod";
import type { ThreadQuery } from "../../api/thread-query";
import { queryRows } from "./client";
import { type EntryRange, withinRange } from "./conversation";
import {
  DatedHeadingRow,
  datedHeadingColumns,
  NoteRow,
  noteColumns,
  TurnRow,
  turnColumns,
} from "./conversation-fields";
import { restorableSince } from "./deletion";
import { Prisma } from "./generated/client";
import { StoredVersions } from "./json-columns";

const { sql } = Prisma;

// After the history (history.ts), a thread is what the app reads most. Its entries are plain rows: Postgres would copy their texts
// three times to write them as JSON.

/** The entries that have earlier versions; for a file, also the first turn that it was removed from. */
const Versioned = z.object({ entryId: z.string(), turnId: z.string().nullable() });

const ThreadHead = DatedHeadingRow.extend({
  useInGame: z.boolean(),
  versions: StoredVersions,
  versioned: z.array(Versioned),
  entryCount: z.number(),
  turnCount: z.number(),
  /** The orderIndex of the search match that the page has to contain. */
  matched: z.number().nullable(),
});

const ThreadTurnRow = TurnRow.extend({ earlierTurns: z.number() });

/**
 * One conversation with its turns and notes, ascending: all of them, or the first turn and a page. `null`: this user has no such
 * conversation. Entries that are added while this reads are in neither of the lists, so that they have no gap.
 */
export async function findThread(userId: string, id: string, page: ThreadQuery) {
  const [head] = await queryRows(ThreadHead, headSql(userId, id, page));
  if (!head) return null;
  const { matched, turnCount, ...heading } = head;
  const range = rangeOf(head, page);
  const [turns, notes] = await Promise.all([
    queryRows(ThreadTurnRow, turnsSql(userId, id, range, turnCount - (head.entryCount + 1 - range.from))),
    queryRows(NoteRow, notesSql(userId, id, range)),
  ]);
  const [start] = turns;
  // Its account was removed meanwhile.
  if (!start) return null;
  const nextCursor = range.from > 1 ? String(range.from) : null;
  return { ...heading, turns, notes, earlierTurns: start.earlierTurns, nextCursor };
}

export type OwnThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>;

function rangeOf({ entryCount, matched }: z.output<typeof ThreadHead>, page: ThreadQuery): EntryRange {
  const end = entryCount + 1;
  if (!page) return { from: 1, until: end };
  const until = Math.min(page.cursor ?? end, end);
  // Some of what comes before a match, so that it does not stand at the edge.
  const beforeMatch = (matched ?? until) - page.limit / 4;
  return { from: Math.max(1, Math.floor(Math.min(until - page.limit, beforeMatch))), until };
}

function headSql(userId: string, id: string, page: ThreadQuery) {
  return sql`
    SELECT ${datedHeadingColumns}, c."useInGame", c."versions", c."entryCount", c."turnCount", (
      SELECT coalesce(json_agg(DISTINCT jsonb_build_object(
        'entryId', v."entryId", 'turnId', v."details" #>> '{turns,0,id}')), '[]') FROM "EntryVersion" v
      WHERE v."userId" = ${userId} AND v."conversationId" = c."id" AND v."replacedAt" > ${restorableSince()}
    ) AS "versioned", coalesce(
      (SELECT "orderIndex" FROM "Turn" WHERE "userId" = ${userId} AND "conversationId" = c."id" AND "position" = ${(page?.index ?? -2) + 1}::int),
      (SELECT "orderIndex" FROM "Note" WHERE "userId" = ${userId} AND "conversationId" = c."id" AND "id" = ${page?.noteId ?? null})
    ) AS "matched"
    FROM "Conversation" c WHERE c."userId" = ${userId} AND c."id" = ${id} AND c."deletedAt" IS NULL`;
}

/** The first turn, and those in the range, whose positions are above `lowest` and never above their orderIndex. */
function turnsSql(userId: string, id: string, range: EntryRange, lowest: number) {
  const ofThread = sql`t."userId" = ${userId} AND t."conversationId" = ${id}`;
  const { from, until } = range;
  const select = sql`SELECT ${turnColumns(userId)}, (
      SELECT coalesce(max(t."position"), 0) FROM "Turn" t
      WHERE ${ofThread} AND t."position" < ${from}::int AND t."orderIndex" < ${from}::int
    ) AS "earlierTurns"
    FROM "Turn" t WHERE ${ofThread}`;
  return sql`
    ${select} AND t."position" = 0
    UNION ALL
    ${select} AND t."position" > greatest(${lowest}::int, 0) AND t."position" < ${until}::int
      AND ${withinRange("t", range)}
    ORDER BY "position"`;
}

const notesSql = (userId: string, id: string, range: EntryRange) => sql`
  SELECT ${noteColumns} FROM "Note" n
  WHERE n."userId" = ${userId} AND n."conversationId" = ${id} AND ${withinRange("n", range)}
  ORDER BY n."orderIndex"`;
