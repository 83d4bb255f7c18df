import type { Conversation, StoredFile } from "./responses";
import type { QuestionAnswer } from "./schemas";
import { listOf, type Members, number, optional, shape, text } from "./shape";

// What home needs of a conversation; the rest is in conversation-shapes.ts, outside the first load.

export const isStoredFile = shape<StoredFile>({
  fileUrl: text,
  fileName: text,
  fileType: text,
  size: optional(number),
  width: optional(number),
  height: optional(number),
  altText: optional(text),
});

export const heading: Members<Pick<Conversation, "projectName" | "topic" | "prompt" | "questionAnswers">> = {
  projectName: text,
  topic: text,
  prompt: text,
  questionAnswers: listOf(shape<QuestionAnswer>({ question: text, answer: text })),
};
