import { z } from "zod";
import type { Receipt } from "../../api/schemas";
import { trigramSignature } from "../../conversation/search/trigram-signature";
import { normalizeForSearch } from "../../texts/normalize";
import { db, queryRows } from "./client";
import { releaseSlotSql } from "./counter";
import { Prisma } from "./generated/client";

/** No call is waiting for the AI on behalf of the turn. */
export const notPendingFilter = () => ({ OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lte: new Date() } }] });

/**
 * Takes the lease of a turn that has no reply and for which none is being written. `false`: it has a reply, or another call
 * has the lease.
 */
export async function claimTurn(userId: string, id: string, leaseExpiresAt: Date): Promise<boolean> {
  const { count } = await db().turn.updateMany({
    where: { userId, id, response: null, ...notPendingFilter() },
    data: { leaseExpiresAt, keepOnly: false },
  });
  return count === 1;
}

/**
 * Takes the lease of a turn for another reply, and returns what that is made from. `null`: nothing is left of it, another call has the
 * lease, or the one with this key has asked.
 */
export async function claimAgain(userId: string, id: string, askAgainKey: string, leaseExpiresAt: Date) {
  const hasContent = { OR: [{ message: { not: "" } }, { files: { some: {} } }] };
  const isNew = { leaseExpiresAt: null, OR: [{ askAgainKey: null }, { askAgainKey: { not: askAgainKey } }] };
  const [claimed] = await db().turn.updateManyAndReturn({
    where: { userId, id, AND: [hasContent, { OR: [{ leaseExpiresAt: { lte: new Date() } }, isNew] }] },
    data: { leaseExpiresAt, askAgainKey, keepOnly: false },
    select: {
      ...{ message: true, normalizedMessage: true },
      ...{ response: true, repliedTo: true, quotesRemoved: true },
    },
  });
  return claimed ?? null;
}

const Id = z.object({ id: z.string() });

/** The right to write the reply of one turn. `leaseExpiresAt`, exactly as the call set it, identifies the holder. */
export type Lease = { userId: string; id: string; leaseExpiresAt: Date };

/** The leases that are still held, by turn. They all belong to one process, whoever owns the turns. */
export async function listHeldLeases(leases: Lease[]): Promise<Set<string>> {
  const held = await db().turn.findMany({ where: { OR: leases }, select: { id: true } });
  return new Set(held.map(({ id }) => id));
}

/**
 * `revision`: of what the prompt was made from. `repliedTo`: the fingerprint of the message, for an earlier version.
 * `normalizedMessage`: only for a turn that already has a reply, because the signature of such a turn covers both.
 */
type ReplyToSave = {
  response: string;
  receipt: Receipt | null;
  sentPrompt: Uint8Array | null;
  revision: number;
  repliedTo: string;
  normalizedMessage: string | null;
};

/**
 * Saves a reply if nobody else has taken the lease of its turn, and releases the slot of the call. A reply that the turn has already
 * becomes an earlier version. What the AI was sent is not recorded if any of it has been changed meanwhile. Saving it again changes
 * nothing. `false`: another call has the lease, and the slot is not released.
 */
export async function saveReply(
  { userId, id, leaseExpiresAt }: Lease,
  { response, receipt, sentPrompt, revision, repliedTo, normalizedMessage }: ReplyToSave,
  slotKey: string | null,
): Promise<boolean> {
  const normalized = normalizeForSearch(response);
  const messageSignature = normalizedMessage === null ? null : trigramSignature(normalizedMessage);
  // The conversation is locked before its turn, as everywhere, to avoid deadlocks.
  const saved = await queryRows(
    Id,
    Prisma.sql`
    WITH "before" AS (
      SELECT t."conversationId", t."response", c."revision", 'reply-' || t."orderIndex" AS "entryId",
        coalesce((c."versions" ->> ('reply-' || t."orderIndex"))::int, 0) AS "version",
        jsonb_build_object('receipt', t."receipt", 'repliedTo', coalesce(t."repliedTo", ${repliedTo})) AS "details"
      FROM "Conversation" c JOIN "Turn" t ON t."userId" = ${userId} AND t."conversationId" = c."id"
      WHERE c."userId" = ${userId} AND t."id" = ${id}
      FOR NO KEY UPDATE
    ), "saved" AS (
      UPDATE "Turn" t SET "response" = ${response}, "normalizedResponse" = ${normalized},
        "trigramSignature" = coalesce(${messageSignature}::bit(1024), t."trigramSignature") | ${trigramSignature(normalized)}::bit(1024),
        "receipt" = ${receipt && JSON.stringify(receipt)}::jsonb, "leaseExpiresAt" = NULL, "refusedAt" = NULL, "repliedTo" = NULL, "quotesRemoved" = false,
        "keepOnly" = false, "sentPrompt" = CASE WHEN b."revision" = ${revision}::int THEN ${sentPrompt}::bytea END,
        "sentPromptAt" = now()
      FROM "before" b
      WHERE t."userId" = ${userId} AND t."id" = ${id}
        AND (t."leaseExpiresAt" = ${leaseExpiresAt}::timestamptz OR (t."leaseExpiresAt" IS NULL AND t."response" IS NULL))
      RETURNING t."id", b.*
    ), "earlier" AS (
      INSERT INTO "EntryVersion" ("userId", "conversationId", "entryId", "version", "text", "details")
      SELECT ${userId}, "conversationId", "entryId", "version", "response", "details" FROM "saved" WHERE "response" IS NOT NULL
    ), "versions" AS (
      UPDATE "Conversation" c SET "versions" = jsonb_set(c."versions", ARRAY[s."entryId"], (s."version" + 1)::text::jsonb)
      FROM "saved" s WHERE c."userId" = ${userId} AND c."id" = s."conversationId"
        AND (s."response" IS NOT NULL OR s."version" > 0)
    ) ${slotKey ? Prisma.sql`, "released" AS (${releaseSlotSql(slotKey, Prisma.sql`SELECT FROM "saved"`)})` : Prisma.empty}
    SELECT "id" FROM "saved"`,
  );
  return saved.length === 1 || (await db().turn.count({ where: { userId, id, response, leaseExpiresAt: null } })) === 1;
}

/** Releases a lease without a reply, if it is still held. */
export async function releaseTurn({ userId, id, leaseExpiresAt }: Lease): Promise<void> {
  await db().turn.updateMany({
    where: { userId, id, leaseExpiresAt },
    data: { leaseExpiresAt: null, askAgainKey: null },
  });
}

/** Releases a lease without a reply and, at every call, the slot. `isRefused`: the provider has refused the message. */
export async function giveUpTurn(
  { userId, id, leaseExpiresAt }: Lease,
  slotKey: string | null,
  isRefused: boolean,
): Promise<void> {
  await db().$executeRaw`
    ${slotKey ? Prisma.sql`WITH "released" AS (${releaseSlotSql(slotKey)})` : Prisma.empty}
    UPDATE "Turn" SET "leaseExpiresAt" = NULL, "askAgainKey" = NULL,
      "refusedAt" = CASE WHEN ${isRefused}::bool AND "response" IS NULL THEN ${new Date()}::timestamptz ELSE "refusedAt" END
    WHERE "userId" = ${userId} AND "id" = ${id} AND "leaseExpiresAt" = ${leaseExpiresAt}::timestamptz`;
}

/** The turns of a conversation whose replies are being written. `null`: this user has no such conversation. */
export async function listPendingTurns(userId: string, conversationId: string): Promise<Lease[] | null> {
  const pendingFilter = { userId, leaseExpiresAt: { gt: new Date() } };
  const conversation = await db().conversation.findUnique({
    where: { userId_id: { userId, id: conversationId }, deletedAt: null },
    select: { turns: { where: pendingFilter, select: { id: true, leaseExpiresAt: true } } },
  });
  if (!conversation) return null;
  return conversation.turns.flatMap(({ id, leaseExpiresAt }) =>
    leaseExpiresAt ? [{ userId, id, leaseExpiresAt }] : [],
  );
}
