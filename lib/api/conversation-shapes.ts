import type { Continuation, Conversation, Note, Receipt, StoredFile, Thread } from "../answers";
import type { QuestionAnswer } from "../schemas";
import { flag, listOf, type Members, nullable, number, optional, shape, text } from "./shape";

export const isStoredFile = shape<StoredFile>({
  fileUrl: text,
  fileName: text,
  fileType: text,
  size: optional(number),
  width: optional(number),
  height: optional(number),
});

export const isReceipt = shape<Receipt>({
  answers: number,
  earlierTurns: number,
  file: nullable(text),
  notesWithheld: number,
});

const turn: Members<Omit<Continuation, "message">> = {
  _id: text,
  response: nullable(text),
  pending: flag,
  requestKey: nullable(text),
  receipt: nullable(isReceipt),
  file: nullable(isStoredFile),
  timestamp: text,
  orderIndex: number,
};

export const heading: Members<Pick<Conversation, "projectName" | "topic" | "prompt" | "questionAnswers">> = {
  projectName: text,
  topic: text,
  prompt: text,
  questionAnswers: listOf(shape<QuestionAnswer>({ question: text, answer: text })),
};

export const isConversation = shape<Conversation>({
  ...turn,
  ...heading,
  continuations: listOf(shape<Continuation>({ ...turn, message: text })),
});

export const isNote = shape<Note>({
  _id: text,
  conversationId: text,
  message: text,
  timestamp: text,
  orderIndex: number,
});

export const isThread = shape<Thread>({ conversation: isConversation, notes: listOf(isNote) });
