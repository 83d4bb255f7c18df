import { fileMembers, heading } from "./heading-shapes";
import type {
  BlankContinuation,
  Continuation,
  Conversation,
  MemoryWhen,
  Note,
  OwnConversation,
  SentMessage,
  SentPrompt,
  SharedConversation,
  Thread,
} from "./responses";
import type { Receipt, ReceiptFile } from "./schemas";
import { flag, listOf, type Members, mapOf, nullable, number, oneOf, optional, shape, text } from "./shape";

const isReceiptFile = shape<ReceiptFile>({
  name: text,
  kind: oneOf("picture", "text"),
  messagesAgo: number,
  isPartial: optional(flag),
  withheld: optional(oneOf("unseen", "locked", "broken", "slow", "wordless", "gone", "away", "many")),
});

export const isReceipt = shape<Receipt>({
  answers: number,
  earlierTurns: number,
  file: nullable(text),
  notesWithheld: number,
  turnsLeftOut: optional(number),
  repliesLeftOut: optional(number),
  keepOnlyTurns: optional(number),
  files: optional(listOf(isReceiptFile)),
  olderFiles: optional(number),
  isOffline: optional(flag),
  isListQuestion: optional(flag),
  cut: optional(oneOf("length", "filter")),
});

const turn: Members<Omit<Continuation, "message">> = {
  _id: text,
  response: nullable(text),
  pending: flag,
  refused: optional(flag),
  requestKey: nullable(text),
  receipt: nullable(isReceipt),
  ...fileMembers,
  timestamp: text,
  orderIndex: number,
};

const isContinuation = shape<Continuation>({ ...turn, message: text });
const isBlank = shape<BlankContinuation>({ message: oneOf(""), response: oneOf(""), file: oneOf(null) });

export const isWhen = shape<MemoryWhen>({ text, start: nullable(text), end: nullable(text) });

const conversation: Members<Conversation> = {
  when: optional(nullable(isWhen)),
  ...turn,
  ...heading,
  continuations: listOf(isContinuation),
};

export const isSharedConversation = shape<SharedConversation>({
  ...conversation,
  continuations: listOf((one): one is BlankContinuation | Continuation => isContinuation(one) || isBlank(one)),
});

export const isNote = shape<Note>({
  _id: text,
  conversationId: text,
  message: text,
  timestamp: text,
  orderIndex: number,
});

const isOwnConversation = shape<OwnConversation>({ ...conversation, useInGame: flag });

export const isThread = shape<Thread>({
  conversation: isOwnConversation,
  notes: listOf(isNote),
  versions: optional(mapOf(number)),
  removed: optional(listOf(text)),
  removedFiles: optional(mapOf(number)),
  outdatedReplies: optional(listOf(number)),
  keptOnly: optional(listOf(number)),
  nextCursor: optional(nullable(text)),
  earlierTurns: optional(number),
  entryCount: optional(number),
});

export const isSentPrompt = shape<SentPrompt>({
  messages: nullable(
    listOf(shape<SentMessage>({ role: oneOf("system", "user", "assistant"), content: text, pictures: listOf(text) })),
  ),
});
