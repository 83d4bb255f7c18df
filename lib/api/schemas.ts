import { z } from "zod";
import { texts } from "../texts";
import { noteTexts } from "../texts/note";
import { profileTexts } from "../texts/profile";
import { isStorable, textLength } from "../texts/rules";
import { searchTexts } from "../texts/search";
import { shareTexts } from "../texts/share";
import { emailProblem, newPasswordProblem, usernameProblem } from "./account-rules";
import { limits } from "./limits";

/** A text that can be stored byte for byte. */
export const text = z.string().refine(isStorable, texts.request.notText);

const requiredText = (rule: { required: string; max: number; tooLong: string }) =>
  text
    .refine((value) => textLength(value) > 0, { error: rule.required, abort: true })
    .refine((value) => textLength(value) <= rule.max, rule.tooLong);

export const id = text.refine((value) => value.length > 0 && value.length <= limits.idLength, texts.request.notFound);

const withoutProblem = (problemOf: (value: string) => string | null) =>
  text.superRefine((value, context) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: "custom", message });
  });

const newPassword = withoutProblem(newPasswordProblem);

const answer = text.refine((value) => textLength(value) <= limits.messageLength, texts.conversation.answerTooLong);

export const QuestionAnswer = z.object({ question: text.max(limits.questionLength), answer });
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

const count = z.number().int().min(0);

/** Why a reply was cut off: by the provider's length limit, or by its filter. */
const ReplyCut = z.enum(["length", "filter"]);
export type ReplyCut = z.infer<typeof ReplyCut>;

/** Why the content of a file was not sent to the AI. `unseen`: the AI takes no pictures. `away`: the file storage did not respond. */
const WithheldReason = z.enum(["unseen", "locked", "broken", "slow", "wordless", "gone", "away"]);
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
  /** The file of this message, if it was sent. */
  file: text.nullable(),
  notesWithheld: count,
  /** Earlier turns that were not sent, and replies of those that were. Missing if there are none. */
  turnsLeftOut: count.optional(),
  repliesLeftOut: count.optional(),
  /** Earlier turns that the person only saved, and which therefore were not sent. */
  keepOnlyTurns: count.optional(),
  /** Files of earlier messages that were sent again or should have been; that of this message if it was not sent whole. */
  files: z.array(ReceiptFile).max(10).optional(),
  /** The number of other files of earlier messages, which were not sent again. */
  olderFiles: count.optional(),
  /** The offline companion replied: nothing was sent. */
  isOffline: z.boolean().optional(),
  /** Only of a reply that was cut off. */
  cut: ReplyCut.optional(),
});
export type Receipt = z.infer<typeof Receipt>;

/** POST /api/login */
export const Credentials = z.object({ username: text, password: text.max(limits.passwordLengthMax) });

/** POST /api/register */
export const NewUser = z.object({
  username: withoutProblem(usernameProblem),
  password: newPassword,
  email: withoutProblem(emailProblem),
});
export type NewUser = z.infer<typeof NewUser>;

/** POST /api/forgot-password */
export const ForgottenPassword = z.object({ email: text.max(limits.emailLength, texts.account.emailInvalid) });

/** POST /api/reset-password */
export const PasswordResetRequest = z.object({ token: text.max(limits.resetTokenLength), password: newPassword });

/** PUT /api/profile. A changed e-mail address is also checked by `profileEmailProblem`. */
export const ProfileChange = z
  .object({
    email: text.max(limits.emailLength, texts.account.emailInvalid),
    // Without a new password the field is not sent (spec §7), so an empty one is too short.
    password: withoutProblem((value) => (value === "" ? texts.account.passwordTooShort : newPasswordProblem(value))),
    displayName: requiredText({
      required: profileTexts.displayNameEmpty,
      max: limits.displayNameLength,
      tooLong: profileTexts.displayNameTooLong,
    }),
    showOnBoard: z.boolean(),
  })
  .partial()
  // One of the three of spec §5: the choice for the board goes along with them.
  .refine(
    ({ email, password, displayName }) => (email ?? password ?? displayName) !== undefined,
    profileTexts.fieldRequired,
  );
export type ProfileChange = z.infer<typeof ProfileChange>;

/** DELETE /api/account */
export const AccountRemoval = z.object({ password: text.max(limits.passwordLengthMax) });

const pageLimit = z.coerce
  .number()
  .int()
  .min(1)
  .default(limits.conversationsPerPage)
  .transform((limit) => Math.min(limit, limits.conversationsPerPage));

/** The query of GET /api/conversations. `cursor`: the previous page's `nextCursor`. */
export const ConversationsQuery = z.object({
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
  questionAnswers: z.array(QuestionAnswer).max(limits.questionCount).nullish(),
  message: text.nullish(),
  topic: text.nullish(),
  fileId: id.nullish().or(z.literal("")),
  conversationId: id.nullish().or(z.literal("")),
  /** Saves the message without asking the AI. */
  keepOnly: z.boolean().nullish(),
  /** Asks for another reply to this turn of the conversation, by its orderIndex; 0 for the guided answers. */
  askAgain: count.max(2_147_483_647).nullish(),
});
export type AiRequest = z.infer<typeof AiRequest>;

const version = count.max(2_147_483_646);

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

/** POST /api/search */
export const SearchRequest = z.object({
  searchTerm: text.refine((term) => textLength(term) <= limits.searchTermLength, searchTexts.termTooLong),
});

/** DELETE /api/conversation/delete (in the body or in the query), POST /api/conversation/restore. */
export const ConversationChoice = z.object({ id });

/** POST /api/conversation/game */
export const GameChoice = z.object({ id, useInGame: z.boolean() });

/** POST /api/share/mark/{id}: the post, or a continuation (0-based index) or a note of it. */
export const ShareMark = z
  .object({ continuationIndex: z.number().int().min(0).max(1_000_000).nullish(), noteId: id.nullish() })
  .refine(({ continuationIndex, noteId }) => continuationIndex == null || noteId == null, shareTexts.onePart);

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** GET /api/on-this-day */
export const OnThisDayQuery = z.object({ timeZone: z.string().refine(isTimeZone).default("UTC") });

/** The query of GET /api/account/export. `notes` and `replies` apply to Markdown and HTML: JSON contains everything. */
export const ExportQuery = z.object({
  format: z.enum(["json", "markdown", "html"]).default("json"),
  conversationId: id.optional(),
  notes: z.stringbool().default(false),
  replies: z.stringbool().default(true),
  /** A browser's language may not be a valid tag. */
  lang: z
    .string()
    .regex(/^[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}$/i)
    .optional()
    .catch(undefined),
});
