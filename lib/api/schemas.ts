import { z } from "zod";
import { texts } from "../texts";
import { noteTexts } from "../texts/note";
import { refusalTexts } from "../texts/refusal";
import { isStorable, isTooLong, textLength } from "../texts/rules";
import { searchTexts } from "../texts/search";
import { uploadTexts } from "../texts/upload";
import { whenTexts } from "../texts/when";
import { limits } from "./limits";
import { serverLimits } from "./server-limits";
import { whenLength } from "./when-length";

/** A text that can be stored byte for byte. */
export const text = z.string().refine(isStorable, refusalTexts.notText);

export const requiredText = (rule: { required: string; max: number; tooLong: string }) =>
  text
    .refine((value) => textLength(value) > 0, { error: rule.required, abort: true })
    .refine((value) => !isTooLong(value, rule.max), rule.tooLong);

export const id = text.refine((value) => value.length > 0 && value.length <= limits.idLength, refusalTexts.notFound);

const answer = text.refine((value) => !isTooLong(value, limits.messageLength), texts.conversation.answerTooLong);

export const QuestionAnswer = z.object({ question: text.max(serverLimits.questionLength), answer });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

/** A list whose length is checked before its elements: zod alone would collect the mistakes of all of them. */
export const listUpTo = <Item extends z.ZodType>(max: number, item: Item) =>
  z.custom<unknown[]>((list) => Array.isArray(list) && list.length <= max).pipe(z.array(item));

/** The guided questions of a conversation with their answers. */
export const QuestionAnswers = listUpTo(serverLimits.questionCount, QuestionAnswer);

/** When a memory was, in words. */
const WhenText = text.refine((value) => !isTooLong(value, whenLength), whenTexts.tooLong);

const count = z.number().int().min(0);

/** The database has no year 0. */
const date = z.iso
  .datetime(refusalTexts.dateInvalid)
  .refine((iso) => iso >= "0001", refusalTexts.dateInvalid)
  .transform((iso) => new Date(iso));

/** Why a reply was cut off: by the provider's length limit, or by its filter. */
const ReplyCut = z.enum(["length", "filter"]);
export type ReplyCut = z.infer<typeof ReplyCut>;

/** Why a file was not sent to the AI. `unseen`: it takes no pictures. `away`: the storage did not respond. `many`: enough others were. */
const WithheldReason = z.enum(["unseen", "locked", "broken", "slow", "wordless", "gone", "away", "many"]);
export type WithheldReason = z.infer<typeof WithheldReason>;

const ReceiptFile = z.object({
  name: text,
  kind: z.enum(["picture", "text"]),
  /** 0: it was attached to this message. */
  messagesAgo: count,
  /** Only its beginning was sent. */
  isPartial: z.boolean().optional(),
  /** Only if its content was not sent. */
  withheld: WithheldReason.optional(),
});
export type ReceiptFile = z.infer<typeof ReceiptFile>;

/** What the AI was sent for a reply, and how many private notes were withheld (contract, Conversations). */
export const Receipt = z.object({
  answers: count,
  earlierTurns: count,
  /** The first file of this message that was sent. */
  file: text.nullable(),
  notesWithheld: count,
  /** Earlier turns that were not sent, and replies of those that were. Missing if there are none. */
  turnsLeftOut: count.optional(),
  repliesLeftOut: count.optional(),
  /** Earlier turns that the person only saved, and which therefore were not sent. */
  keepOnlyTurns: count.optional(),
  /** Files of earlier messages that were or should have been sent again; of this one, those not sent whole, and those after `file`. */
  files: listUpTo(40, ReceiptFile).optional(),
  /** The number of other files of earlier messages, which were not sent again. */
  olderFiles: count.optional(),
  /** The offline companion replied, with a sentence or a question from the operator's list: nothing was sent. */
  ...{ isOffline: z.boolean().optional(), isListQuestion: z.boolean().optional() },
  /** Only of a reply that was cut off. */
  cut: ReplyCut.optional(),
});
export type Receipt = z.infer<typeof Receipt>;

const pageLimit = z.coerce
  .number()
  .int()
  .min(1)
  .default(serverLimits.conversationsPerPage)
  .transform((limit) => Math.min(limit, serverLimits.conversationsPerPage));

/** The first year of the ten in which a memory was at least in part. */
const decade = z.number().int().min(1850).max(2200).multipleOf(10);

/**
 * What the summaries are limited to. `q`: words of the name. `ids`: also those with these ids, which have another name on the
 * reader's device. `until`: those that began before. `decade`: those of memories of it.
 */
const HistoryFilter = z.object({
  q: text.max(limits.searchTermLength, searchTexts.termTooLong).default(""),
  ids: z
    .string()
    .default("")
    .transform((ids) => ids.split(",").filter((one) => one !== ""))
    .pipe(z.array(id).max(limits.historyIds)),
  topic: text.max(serverLimits.topicLength).optional(),
  until: date.optional(),
  decade: z.coerce.number().pipe(decade).optional(),
});
export type HistoryFilter = z.output<typeof HistoryFilter>;

/** The query of GET /api/conversations. `cursor`: the previous page's `nextCursor`. The filter applies to summaries. */
export const ConversationsQuery = HistoryFilter.extend({
  cursor: z.coerce.number().int().min(1).max(2_147_483_647).nullable().default(null),
  limit: pageLimit,
  view: z.literal("summary").optional(),
});

/** The query of GET /api/conversations/deleted. `cursor`: the deletion time and orderIndex of the previous page's last entry. */
export const DeletedQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,13}-\d{1,9}$/)
    .transform((cursor) => {
      const [deletedMs = 0, orderIndex = 0] = cursor.split("-").map(Number);
      return { deletedAt: new Date(deletedMs), orderIndex };
    })
    .nullable()
    .default(null),
  limit: pageLimit,
});
export type DeletedQuery = z.infer<typeof DeletedQuery>;

/** POST /api/grok. `username` and `promptConfig` are accepted and ignored. */
export const AiRequest = z.object({
  projectName: text.nullish(),
  questionAnswers: QuestionAnswers.nullish(),
  /** Of a new conversation. */
  whenText: WhenText.nullish(),
  message: text.nullish(),
  topic: text.nullish(),
  fileId: id.nullish().or(z.literal("")),
  /** In the place of `fileId`: all files of the message, in order. */
  fileIds: listUpTo(limits.messageFiles, id).nullish(),
  conversationId: id.nullish().or(z.literal("")),
  /** Saves the message without asking the AI. */
  keepOnly: z.boolean().nullish(),
  /** Asks for another reply to this turn of the conversation, by its orderIndex; 0 for the guided answers. */
  askAgain: count.max(2_147_483_647).nullish(),
});
export type AiRequest = z.infer<typeof AiRequest>;

/** PATCH /api/files/{id}: what a picture shows. An empty text removes it. */
export const FileChange = z.object({
  altText: text.refine((altText) => !isTooLong(altText, limits.altTextLength), uploadTexts.altTextTooLong),
});

export const version = count.max(2_147_483_646);

/** PATCH /api/conversations/{id}/entries/{entryId}. `version`: the one that the text replaces. The kind of the entry has its limits. */
export const EntryEdit = z.object({ text, version });

/** DELETE of the same, in the body or in the query. `forGood`: with all earlier versions. */
export const EntryRemoval = z.object({ version, forGood: z.boolean().default(false) });
export const EntryRemovalQuery = z.object({
  version: z.coerce.number().pipe(version),
  forGood: z.stringbool().default(false),
});

/** POST …/restore. `version`: the earlier one. `current`: the one that it replaces. */
export const EntryRestore = z.object({ version, current: version });

/** POST /api/add-note */
export const NewNote = z.object({
  conversationId: z
    .string(noteTexts.conversationRequired)
    .min(1, { error: noteTexts.conversationRequired, abort: true })
    .pipe(id),
  content: requiredText({ required: noteTexts.empty, max: limits.messageLength, tooLong: noteTexts.tooLong }),
});

/** POST /api/notes, POST /api/grok/stop. */
export const ConversationRef = z.object({ conversationId: id });

/** What a search is limited to. `from` and `until`: when it was written, the end excluded. `decade`: when its memory was. */
export const SearchFilter = z.object({
  kinds: z
    .array(z.enum(["mine", "reply", "note", "file"]))
    .min(1)
    .max(4)
    .nullish(),
  topic: text.max(serverLimits.topicLength).nullish(),
  from: date.nullish(),
  until: date.nullish(),
  decade: decade.nullish(),
});
export type SearchFilter = z.output<typeof SearchFilter>;
export type SearchKind = NonNullable<SearchFilter["kinds"]>[number];

/** POST /api/search. `cursor`: the previous page's `nextCursor`. */
export const SearchRequest = SearchFilter.extend({
  searchTerm: text.refine((term) => !isTooLong(term, limits.searchTermLength), searchTexts.termTooLong),
  cursor: z
    .string()
    .regex(/^\d-\d{1,14}-\d{1,10}-[\w-]{1,64}$/)
    .transform((cursor) => {
      const [rank = "", createdMs = "", orderIndex = "", ...id] = cursor.split("-");
      return {
        rank: Number(rank),
        createdAt: new Date(Number(createdMs)),
        orderIndex: Number(orderIndex),
        id: id.join("-"),
      };
    })
    .refine(({ createdAt, orderIndex }) => !Number.isNaN(createdAt.getTime()) && orderIndex <= 2_147_483_647)
    .nullish(),
});

/** DELETE /api/conversation/delete (in the body or in the query), POST /api/conversation/restore, DELETE /api/on-this-day. */
export const ConversationChoice = z.object({ id });

/** POST /api/conversation/game */
export const GameChoice = z.object({ id, useInGame: z.boolean() });

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** The query of GET /config/flexifeatures.json. `page`: without what only the AI gets. */
export const FeaturesQuery = z.object({ view: z.literal("page").optional() });

export const TimeZone = z.string().refine(isTimeZone);

/** GET /api/on-this-day, GET /api/conversations/years */
export const TimeZoneQuery = z.object({ timeZone: TimeZone.default("UTC") });
