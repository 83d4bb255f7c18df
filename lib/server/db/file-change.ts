import "server-only";
import { z } from "zod";
import { queryRows } from "./client";
import { changeSql, type EntryChange, isNotPending } from "./entry-change";
import { Prisma } from "./generated/client";

// A removed file has no `storedAt`, like a reservation, so that nobody finds it. `attachedAt` keeps its content from being
// cleaned up.

const { sql } = Prisma;

type AttachedTurn = { id: string; position: number };

const Detached = z.object({ storageKey: z.string().nullable() });
const Id = z.object({ id: z.string() });

const withTurns = (userId: string, turns: { id: string }[]) => sql`
  JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id"
  WHERE t."id" = ANY (${turns.map(({ id }) => id)}::text[]) AND ${isNotPending}`;

/**
 * Takes a file off the turns of a conversation, and its name out of the receipts. `forGood`: it becomes a file that nobody attached,
 * unless another conversation has it; then `storageKey` is that of its content. `null`: something has changed since it was read, or
 * a reply is being written.
 */
export async function detachFile(change: EntryChange, fileId: string, turns: AttachedTurn[], forGood: boolean) {
  const [ids, positions] = [turns.map(({ id }) => id), turns.map(({ position }) => position)];
  // These functions depend on nothing but their arguments: a distributed database accepts no others in an update.
  const isOther = positions.map((_, index) => `$turn - @.messagesAgo != $removed[${index}]`).join(" && ");
  const otherFiles = sql`jsonb_path_query_array(t."receipt" -> 'files', ${`$[*] ? (${isOther || "true == true"})`}::jsonpath,
    ('{"turn":' || t."position"::text || ',"removed":' || ${JSON.stringify(positions)}::text || '}')::jsonb)`;
  const target = turns.length > 0 ? withTurns(change.userId, turns) : sql`WHERE true`;
  const [detached] = await queryRows(
    Detached,
    sql`${changeSql(change, target, Math.max(1, turns.length), { prompts: true })}, "turns" AS (
      UPDATE "Turn" t SET "sentPrompt" = NULL,
        "fileId" = CASE WHEN t."id" = ANY (${ids}::text[]) THEN NULL ELSE t."fileId" END,
        "receipt" = jsonb_set(t."receipt", '{files}', coalesce(${otherFiles}, '[]'), false)
          || CASE WHEN t."id" = ANY (${ids}::text[]) THEN '{"file": null}'::jsonb ELSE '{}' END
      FROM "changed" g
      WHERE t."userId" = ${change.userId} AND t."conversationId" = g."id" AND t."position" >= ${positions.length > 0 ? Math.min(...positions) : 2_147_483_647}::int
    ), "file" AS (
      UPDATE "File" f SET "storedAt" = NULL,
        "attachedAt" = CASE WHEN ${forGood}::bool THEN NULL ELSE f."attachedAt" END
      FROM "changed" g WHERE f."userId" = ${change.userId} AND f."id" = ${fileId} AND NOT EXISTS (
        SELECT FROM "Turn" u WHERE u."userId" = ${change.userId} AND u."fileId" = f."id" AND u."conversationId" <> g."id")
      RETURNING f."storageKey"
    )
    SELECT (SELECT "storageKey" FROM "file") AS "storageKey" FROM "changed"`,
  );
  return detached ?? null;
}

/** Attaches a removed file again. `false`: something has changed since it was read, or the file is gone. */
export async function reattachFile(
  change: EntryChange,
  file: { id: string; name: string },
  turns: { id: string; wasSent: boolean }[],
): Promise<boolean> {
  const target = sql`JOIN "File" f ON f."userId" = ${change.userId} ${withTurns(change.userId, turns)} AND f."id" = ${file.id}`;
  const sent = turns.flatMap(({ id, wasSent }) => (wasSent ? [id] : []));
  const changed = await queryRows(
    Id,
    sql`${changeSql(change, target, turns.length, { prompts: true })}, "turns" AS (
      UPDATE "Turn" t SET "fileId" = ${file.id}, "sentPrompt" = NULL, "receipt" = t."receipt" ||
        CASE WHEN t."id" = ANY (${sent}::text[]) THEN ${JSON.stringify({ file: file.name })}::jsonb ELSE '{}' END
      FROM "changed" g WHERE t."userId" = ${change.userId} AND t."id" = ANY (${turns.map(({ id }) => id)}::text[])
    ), "file" AS (
      UPDATE "File" f SET "storedAt" = coalesce(f."storedAt", ${new Date()}::timestamptz) FROM "changed" g WHERE f."userId" = ${change.userId} AND f."id" = ${file.id}
    )
    SELECT "id" FROM "changed"`,
  );
  return changed.length === 1;
}
