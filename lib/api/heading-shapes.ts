import type { Conversation, StoredFile, TurnFiles } from "./responses";
import type { QuestionAnswer } from "./schemas";
import { flag, listOf, type Members, nullable, number, optional, shape, text } from "./shape";

// What home needs of a conversation; the rest is in conversation-shapes.ts, outside the first load.

export const isStoredFile = shape<StoredFile>({
  fileUrl: text,
  fileName: text,
  fileType: text,
  size: optional(number),
  width: optional(number),
  height: optional(number),
  altText: optional(text),
  hasThumbnails: optional(flag),
});

export const fileMembers: Members<TurnFiles> = { file: nullable(isStoredFile), files: optional(listOf(isStoredFile)) };

export const heading: Members<Pick<Conversation, "projectName" | "topic" | "prompt" | "questionAnswers">> = {
  projectName: text,
  topic: text,
  prompt: text,
  questionAnswers: listOf(shape<QuestionAnswer>({ question: text, answer: text })),
};
