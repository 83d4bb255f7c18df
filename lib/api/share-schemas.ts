import { z } from "zod";
import { contributionKinds } from "../conversation/share/contribution";
import { expiries } from "../conversation/share/share-choices";
import { shareTexts } from "../texts/share";
import { limits } from "./limits";
import { id, listUpTo, text, version } from "./schemas";
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

type Choice = { continuationIndex?: unknown; noteId?: unknown; whole?: unknown };

const isOnePart = ({ continuationIndex, noteId, whole }: Choice) =>
  [continuationIndex ?? null, noteId ?? null, whole || null].filter((choice) => choice !== null).length <= 1;

/**
 * POST /api/share/mark/{id}. `withReply`: readers see the reply to it. `takesContributions`: they may write to it. `expiresInDays`: for
 * how long the link works. What is missing stays as it was; in the beginning they see it, may write, and the link does not end.
 */
export const ShareMark = z
  .object({
    ...partFields,
    /** All of the conversation but its notes. */
    whole: z.boolean().nullish(),
    withReply: z.boolean().nullish(),
    takesContributions: z.boolean().nullish(),
    expiresInDays: z.literal(expiries).nullish(),
  })
  .refine(isOnePart, shareTexts.onePart);

/** POST /api/shared-with-me. `whole`: the share's id in the link to a whole conversation. */
export const OpenedPart = z
  .object({ conversationId: id, ...partFields, whole: id.nullish() })
  .refine(isOnePart, shareTexts.onePart);
export type OpenedPart = z.output<typeof OpenedPart>;

const fileIds = listUpTo(limits.messageFiles, id).nullish();

/** POST /api/contributions: to the post, or to a continuation or a note of it. The kind has its limits. */
export const NewContribution = z
  .object({ conversationId: id, ...partFields, kind: z.enum(contributionKinds), text, fileIds })
  .refine(isOnePart, shareTexts.onePart);
export type NewContribution = z.output<typeof NewContribution>;

/** PATCH /api/contributions/{id} */
export const ContributionChange = z.object({ text });

/** POST …/decision. `version`: of the text that the sharer has read. */
export const ContributionDecision = z.object({
  decision: z.enum(["accept", "decline", "refuse", "remove", "restore"]),
  version,
});
export type ContributionDecision = z.output<typeof ContributionDecision>;

/** POST …/answer: an entry of the conversation. `isShown`: the asker sees it, too. */
export const ContributionAnswer = z.object({ conversationId: id, text, version, isShown: z.boolean() });
export type ContributionAnswer = z.output<typeof ContributionAnswer>;
