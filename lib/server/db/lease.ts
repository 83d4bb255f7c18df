import "server-only";
import { z } from "zod";
import type { Receipt } from "../../api/schemas";
import { trigramSignature } from "../../conversation/trigram-signature";
import { normalizeForSearch } from "../../texts/rules";
import { db, queryRows } from "./client";
import { Prisma } from "./generated/client";
import { releaseSlotSql } from "./rate-limit";

/** Takes the lease of a turn without a reply that nobody is writing one for. `false`: it has a reply, or another call has the lease. */
export async function claimTurn(userId: string, id: string, leaseExpiresAt: Date): Promise<boolean> {
  const isFree = { OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lt: new Date() } }] };
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, ...isFree },
    data: { leaseExpiresAt },
  });
  return count === 1;
}

const Id = z.object({ id: z.string() });

/** The right to write the reply of one turn. The time, as the call has set it, tells whose lease it is. */
export type Lease = { userId: string; id: string; leaseExpiresAt: Date };

/** Those of the leases that are still held, by turn. They are the leases of one process, whoever owns the turns. */
export async function listHeldLeases(leases: Lease[]): Promise<Set<string>> {
  const held = await db().turn.findMany({ where: { response: null, OR: leases }, select: { id: true } });
  return new Set(held.map(({ id }) => id));
}

/**
 * Saves a reply if the turn has none and nobody else has taken its lease, and releases the slot of the call. Saving it again
 * changes nothing. `false`: another call has the lease, and the slot is not released.
 */
export async function saveReply(
  { userId, id, leaseExpiresAt }: Lease,
  { response, receipt, sentPrompt }: { response: string; receipt: Receipt; sentPrompt: Uint8Array | null },
  slotKey: string | null,
): Promise<boolean> {
  const normalized = normalizeForSearch(response);
  const saved = await queryRows(
    Id,
    Prisma.sql`
    WITH "saved" AS (
      UPDATE "Turn" SET "response" = ${response}, "foldedResponse" = ${normalized},
        "grams" = "grams" | ${trigramSignature(normalized)}::bit(1024), "receipt" = ${JSON.stringify(receipt)}::jsonb,
        "sentPrompt" = ${sentPrompt}::bytea, "askedUntil" = NULL, "refusedAt" = NULL
      WHERE "userId" = ${userId} AND "id" = ${id} AND "response" IS NULL
        AND ("askedUntil" = ${leaseExpiresAt}::timestamptz OR "askedUntil" IS NULL)
      RETURNING "id"
    ), ${releaseSlotSql(slotKey, Prisma.sql`SELECT FROM "saved"`)}
    SELECT "id" FROM "saved"`,
  );
  return saved.length === 1 || (await db().turn.count({ where: { userId, id, response, leaseExpiresAt: null } })) === 1;
}

/** Releases a lease without a reply, if it is still held. */
export async function releaseTurn({ userId, id, leaseExpiresAt }: Lease): Promise<void> {
  await db().turn.updateMany({ where: { userId, id, response: null, leaseExpiresAt }, data: { leaseExpiresAt: null } });
}

/** Releases a lease without a reply and, at every call, the slot. `isRefused`: the provider has refused the message. */
export async function giveUpTurn(
  { userId, id, leaseExpiresAt }: Lease,
  slotKey: string | null,
  isRefused: boolean,
): Promise<void> {
  await db().$executeRaw`
    WITH ${releaseSlotSql(slotKey)}
    UPDATE "Turn" SET "askedUntil" = NULL, "refusedAt" = CASE WHEN ${isRefused}::bool THEN now() ELSE "refusedAt" END
    WHERE "userId" = ${userId} AND "id" = ${id} AND "response" IS NULL AND "askedUntil" = ${leaseExpiresAt}::timestamptz`;
}

/** The turns of a conversation whose replies are being written. `null`: this user has no such conversation. */
export async function listPendingTurns(userId: string, conversationId: string): Promise<Lease[] | null> {
  const isPending = { response: null, leaseExpiresAt: { gt: new Date() } };
  const conversation = await db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: { turns: { where: isPending, select: { id: true, leaseExpiresAt: true } } },
  });
  if (!conversation) return null;
  return conversation.turns.flatMap(({ id, leaseExpiresAt }) =>
    leaseExpiresAt ? [{ userId, id, leaseExpiresAt }] : [],
  );
}
