import { z } from "zod";
import { databaseTimings, serverLimits } from "../../api/server-limits";
import type { JournalConversation } from "../../conversation/export/journal";
import { isDisputed } from "../../conversation/memory-date/when";
import { batchesOf } from "./batches";
import { db, queryRows, retried } from "./client";
import { type NewDays, updateDays } from "./conversation";
import { isUniqueViolation } from "./errors";
import { Prisma } from "./generated/client";
import { commitReservations, type KnownRow, listKnown } from "./import-files";
import {
  batchRows,
  conversationRow,
  type Files,
  fileRows,
  noteRows,
  type RowBatches,
  turnFileRows,
  turnRows,
} from "./import-rows";

/** The texts of this user would exceed the quota. */
export class NoRoomForTexts extends Error {}

/**
 * `count`: conversations that were added or restored. `undated`: those of them whose words mean another date here than in the export.
 * `birthYear`: that of the export, if it has become this user's. `fileIds`: the reservations that have become files.
 */
type Added = { count: number; undated: number; birthYear: number | null; fileIds: Set<string> };

/** `days`: of this user's other memories, by the year of birth. */
type Journal = { conversations: JournalConversation[]; files: Files; birthYear: number | null; days: NewDays[] };

/**
 * Adds all conversations that the account does not have, or none; those that it has and has deleted are restored. The year of birth is
 * that of the export where none is known. `null`: this user no longer exists.
 */
export async function addJournal(userId: string, journal: Journal): Promise<Added | null> {
  // If another import ran at the same time, only the next try sees the rows that it has added.
  const added = await retried(isUniqueViolation, () => addOnce(userId, journal));
  if (added && added.count >= analyzedConversations) await analyze();
  return added;
}

// Postgres would count the rows of a large import by itself, a minute or more later. Until then it expects hardly any of this owner's, and
// may read all of them where a key leads to one. If this fails, calls are slow for that long.
const analyzedConversations = 100;
const analyze = () => db().$executeRaw`ANALYZE "Conversation", "Turn", "TurnFile", "Note", "File"`.catch(() => {});

/** All that takes long is done before the transaction: one that waits for us is ended by the database. */
async function addOnce(userId: string, { conversations, files, days, ...exported }: Journal): Promise<Added | null> {
  const known = await listKnown(
    userId,
    conversations.map(({ _id }) => _id),
  );
  const missing = conversations.filter(({ _id }) => !known.has(_id));
  const turns = await batchRows(each(missing, (one) => turnRows(userId, one)));
  const attached = await batchRows(each(missing, (one) => turnFileRows(userId, one, files)));
  const notes = await batchRows(each(missing, (one) => noteRows(userId, one)));
  const owner = await db().user.findUnique({ where: { id: userId }, select: { birthYear: true } });
  const birthYear = owner?.birthYear ?? exported.birthYear;
  const undated = missing.filter(({ when }) => when && isDisputed(when, birthYear)).length;
  const add = async (tx: Prisma.TransactionClient) => {
    if (!(await addConversations(tx, userId, missing, birthYear))) return null;
    await insertRows(tx, "Turn", turns);
    await insertRows(tx, "TurnFile", attached);
    await insertRows(tx, "Note", notes);
    const fileIds = await commitReservations(tx, userId, fileRows(missing, files));
    if (missing.length > 0) await assertRoomForTexts(tx, userId);
    const count = missing.length + (await restore(tx, userId, [...known.values()]));
    const born = await tx.user.updateMany({ where: { id: userId, birthYear: null }, data: { birthYear } });
    await updateDays(userId, days, exported.birthYear, tx);
    return { count, undated, birthYear: born.count > 0 ? birthYear : null, fileIds };
  };
  return db().$transaction(add, { timeout: databaseTimings.longTransactionMs });
}

function* each<Item, Row>(items: Item[], rowsOf: (item: Item) => Iterable<Row>): Generator<Row> {
  for (const item of items) yield* rowsOf(item);
}

const Texts = z.object({ bytes: z.coerce.number() });

/** The owner's row is locked by now, so that of several imports at the same time each sees the texts of the others. */
async function assertRoomForTexts(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  const statement = Prisma.sql`
    SELECT sum("bytes") AS "bytes" FROM (
      SELECT octet_length("questionAnswers"::text) AS "bytes" FROM "Conversation" WHERE "userId" = ${userId}
      UNION ALL
      SELECT octet_length("message") + coalesce(octet_length("response"), 0) FROM "Turn" WHERE "userId" = ${userId}
      UNION ALL
      SELECT octet_length("message") FROM "Note" WHERE "userId" = ${userId}
    ) texts`;
  const [texts] = await queryRows(Texts, statement, tx);
  if (texts && texts.bytes > serverLimits.textBytes) throw new NoRoomForTexts();
}

/** Rows go as JSON that Postgres parses: `createMany` takes 10 × as long for an export of 12,000 conversations. */
async function insertRows(
  tx: Prisma.TransactionClient,
  table: Prisma.ModelName,
  { columns: names, batches }: RowBatches,
): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  const columns = Prisma.raw(names.map((column) => `"${column}"`).join(", "));
  for (const batch of batches) {
    await tx.$executeRaw`
      INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, ${batch}::json)`;
  }
}

/**
 * In an account without conversations they have the numbers of the export, otherwise they are numbered after the last one. The increment locks
 * the owner's row, so that concurrent starts and imports get their numbers in turn. `false`: this user no longer exists.
 */
async function addConversations(
  tx: Prisma.TransactionClient,
  userId: string,
  conversations: JournalConversation[],
  birthYear: number | null,
): Promise<boolean> {
  const count = conversations.length;
  const [owner] = await tx.user.updateManyAndReturn({
    where: { id: userId },
    data: { conversationCount: { increment: count } },
    select: { conversationCount: true },
  });
  if (!owner) return false;
  const last = owner.conversationCount - count;
  const sorted = conversations.toSorted((a, b) => a.orderIndex - b.orderIndex);
  const numbers = sorted.map(({ orderIndex }) => orderIndex);
  const reusesNumbers = last === 0 && new Set(numbers).size === count;
  const numbered = sorted.map((one, index) => ({ one, orderIndex: reusesNumbers ? one.orderIndex : last + index + 1 }));
  const rows = each(numbered, ({ one, orderIndex }) => [{ ...conversationRow(userId, one, birthYear), orderIndex }]);
  await insertRows(tx, "Conversation", await batchRows(rows));
  const highest = numbers.at(-1) ?? 0;
  if (reusesNumbers && count > 0) {
    await tx.user.updateMany({ where: { id: userId }, data: { conversationCount: highest } });
  }
  return true;
}

/** Restores deleted conversations without their shares. Returns their number. */
async function restore(tx: Prisma.TransactionClient, userId: string, known: KnownRow[]): Promise<number> {
  let restored = 0;
  const deleted = known.flatMap(({ id, deletedAt }) => (deletedAt ? [id] : []));
  for (const ids of batchesOf(deleted)) {
    await tx.share.deleteMany({ where: { userId, conversationId: { in: ids } } });
    const where = { userId, id: { in: ids }, deletedAt: { not: null } };
    restored += (await tx.conversation.updateMany({ where, data: { deletedAt: null } })).count;
  }
  return restored;
}
