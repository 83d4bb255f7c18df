import { z } from "zod";
import { contributionKinds } from "../conversation/share/contribution";
import { shareTexts } from "../texts/share";
import { id, text } from "./schemas";
import { serverLimits } from "./server-limits";

/** A part of a conversation, in a body: a continuation (0-based index), a note, or else the post. */
const partFields = {
  continuationIndex: z
    .number()
    .int()
    .min(0)
    .max(serverLimits.conversationEntries - 1, shareTexts.indexTooHigh(serverLimits.conversationEntries))
    .nullish(),
  noteId: id.nullish(),
};

const isOnePart = ({ continuationIndex, noteId }: { continuationIndex?: unknown; noteId?: unknown }) =>
  continuationIndex == null || noteId == null;

/**
 * POST /api/share/mark/{id}. `withReply`: whether readers see the reply to it; missing: they do, unless something else was chosen for
 * this part before.
 */
export const ShareMark = z
  .object({ ...partFields, withReply: z.boolean().nullish() })
  .refine(isOnePart, shareTexts.onePart);

/** POST /api/contributions: to the post, or to a continuation or a note of it. The kind has its limits. */
export const NewContribution = z
  .object({ conversationId: id, ...partFields, kind: z.enum(contributionKinds), text })
  .refine(isOnePart, shareTexts.onePart);
export type NewContribution = z.output<typeof NewContribution>;

/** PATCH /api/contributions/{id} */
export const ContributionChange = z.object({ text });

/** POST …/decision. `version`: of the text that the sharer has read. */
export const ContributionDecision = z.object({
  decision: z.enum(["accept", "decline", "refuse", "remove"]),
  version: z.number().int().min(0).max(2_147_483_646),
});
export type ContributionDecision = z.output<typeof ContributionDecision>;
