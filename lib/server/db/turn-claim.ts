import "server-only";
import { z } from "zod";
import { queryRows } from "./client";
import { FileRow, fileColumn } from "./conversation-fields";
import { type AiLimits, checkLimitsSql, LimitResult, limitResultColumns, withinLimitsSql } from "./counter";
import { Prisma } from "./generated/client";
import { PromptContext, promptContextColumn } from "./prompt-context";
import type { SentTurn } from "./turn";

const { sql } = Prisma;

const ClaimedTurn = z.union([
  LimitResult.extend({
    id: z.string(),
    position: z.number(),
    message: z.string(),
    response: z.string().nullable(),
    repliedTo: z.string().nullable(),
    quotesRemoved: z.boolean(),
    normalizedMessage: z.string(),
    file: FileRow.nullable(),
    conversationOrder: z.number(),
    promptContext: PromptContext,
  }),
  LimitResult.extend({ id: z.null() }),
]);

type Claim = { requestKey: string; leaseExpiresAt: Date; limits: AiLimits | null };

/**
 * Takes the lease of a turn for another reply, if `limits` allow a call to the AI, and reads what the reply is made from. `null`, and
 * nothing is counted: there is no such turn, its message was removed, another call has the lease, or the one with this key has asked.
 */
export async function claimAgain(
  userId: string,
  conversationId: string,
  orderIndex: number,
  { requestKey, leaseExpiresAt, limits }: Claim,
) {
  const isFree = sql`a."userId" = ${userId} AND a."conversationId" = ${conversationId} AND a."orderIndex" = ${orderIndex}::int
    AND a."message" <> '' AND c."userId" = ${userId} AND c."id" = a."conversationId" AND c."deletedAt" IS NULL
    AND (a."leaseExpiresAt" <= now() OR (a."leaseExpiresAt" IS NULL AND a."askAgainKey" IS DISTINCT FROM ${requestKey}))`;
  const [row] = await queryRows(
    ClaimedTurn,
    sql`WITH ${checkLimitsSql(limits, sql`EXISTS (SELECT FROM "Turn" a, "Conversation" c WHERE ${isFree})`)}, "claimed" AS (
      UPDATE "Turn" a SET "leaseExpiresAt" = ${leaseExpiresAt}::timestamptz, "askAgainKey" = ${requestKey}, "keepOnly" = false
      FROM "Conversation" c WHERE ${isFree} AND ${withinLimitsSql}
      RETURNING a."id", a."position", a."message", a."response", a."repliedTo", a."quotesRemoved", a."normalizedMessage", a."fileId",
        c."orderIndex" AS "conversationOrder"
    )
    SELECT ${limitResultColumns}, "claimed".*, ${promptContextColumn(userId, conversationId, sql`"claimed"."position"`)}, ${fileColumn}
    FROM "used" LEFT JOIN "claimed" ON true LEFT JOIN "File" f ON f."userId" = ${userId} AND f."id" = "claimed"."fileId"`,
  );
  if (!row) return null;
  const { count, resetAt, isAdmitted } = row;
  const limitResult = { count, resetAt, isAdmitted };
  if (row.id === null) return { limitResult, claimed: null };
  const { id, position, message, normalizedMessage, file, conversationOrder, promptContext } = row;
  const { response, repliedTo, quotesRemoved } = row;
  // A reply that may quote what was changed or removed is not sent again.
  const formerReply = repliedTo === null && !quotesRemoved ? response : null;
  const turn: SentTurn = {
    ...{ id, conversationId, position, orderIndex, message, file, leaseExpiresAt },
    ...{ response: null, receipt: null, refusedAt: null, conversationOrder },
  };
  return { limitResult, claimed: { turn, promptContext, normalizedMessage, formerReply } };
}
