import "server-only";
import type { Receipt } from "../../api/responses";
import { trigramSignature } from "../../conversation/trigram-signature";
import { normalizeForSearch } from "../../texts/rules";
import { db } from "./client";
import { Prisma } from "./generated/client";
import { releaseSlotSql } from "./rate-limit";

/** Takes the right to ask the AI for an unanswered turn that nobody is waiting for. `false`: answered, or somebody is. */
export async function claimTurn(userId: string, id: string, leaseExpiresAt: Date): Promise<boolean> {
  const isFree = { OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lt: new Date() } }] };
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, ...isFree },
    data: { leaseExpiresAt },
  });
  return count === 1;
}

/** The right to answer one turn, as the call that answers it has taken it. */
export type Lease = { userId: string; id: string; leaseExpiresAt: Date };

/** The turns whose leases are still as they were taken, of all the people that one process writes replies to. */
export async function listHeldLeases(leases: Lease[]): Promise<Set<string>> {
  const held = await db().turn.findMany({ where: { response: null, OR: leases }, select: { id: true } });
  return new Set(held.map(({ id }) => id));
}

/**
 * Keeps a reply if there is none yet and nobody else has taken the lease, and with it leaves the place of its call; kept a
 * second time all is as before. `false`: somebody else answers, and the place is not left.
 */
export async function saveReply(
  { userId, id, leaseExpiresAt }: Lease,
  { response, receipt }: { response: string; receipt: Receipt },
  place: string | null,
): Promise<boolean> {
  const folded = normalizeForSearch(response);
  const saved = await db().$queryRaw<object[]>`
    WITH "saved" AS (
      UPDATE "Turn" SET "response" = ${response}, "foldedResponse" = ${folded},
        "grams" = "grams" | ${trigramSignature(folded)}::bit(1024), "receipt" = ${JSON.stringify(receipt)}::jsonb, "askedUntil" = NULL,
        "refusedAt" = NULL
      WHERE "userId" = ${userId} AND "id" = ${id} AND "response" IS NULL
        AND ("askedUntil" = ${leaseExpiresAt}::timestamptz OR "askedUntil" IS NULL)
      RETURNING "id"
    ), ${releaseSlotSql(place, Prisma.sql`SELECT FROM "saved"`)}
    SELECT "id" FROM "saved"`;
  return saved.length === 1 || (await db().turn.count({ where: { userId, id, response, leaseExpiresAt: null } })) === 1;
}

/** Gives a lease back without a reply, if it is still held. */
export async function releaseTurn({ userId, id, leaseExpiresAt }: Lease): Promise<void> {
  await db().turn.updateMany({ where: { userId, id, response: null, leaseExpiresAt }, data: { leaseExpiresAt: null } });
}

/** The same, and leaves the place of its call, each time that this is done. `isRefused`: the provider does not take the message. */
export async function giveUpTurn(
  { userId, id, leaseExpiresAt }: Lease,
  place: string | null,
  isRefused: boolean,
): Promise<void> {
  await db().$executeRaw`
    WITH ${releaseSlotSql(place)}
    UPDATE "Turn" SET "askedUntil" = NULL, "refusedAt" = CASE WHEN ${isRefused}::bool THEN now() ELSE "refusedAt" END
    WHERE "userId" = ${userId} AND "id" = ${id} AND "response" IS NULL AND "askedUntil" = ${leaseExpiresAt}::timestamptz`;
}

/** The turns of a conversation whose replies are being written. `null`: this user has no such conversation. */
export async function listPendingTurns(userId: string, conversationId: string): Promise<Lease[] | null> {
  const conversation = await db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: {
      turns: {
        where: { response: null, leaseExpiresAt: { gt: new Date() } },
        select: { id: true, leaseExpiresAt: true },
      },
    },
  });
  return (
    conversation?.turns.flatMap(({ id, leaseExpiresAt }) => (leaseExpiresAt ? [{ userId, id, leaseExpiresAt }] : [])) ??
    null
  );
}
