import * as z from "zod/mini";
import { withBlanks } from "./cloze";

// Own memories are not a game: there is no opponent, no score and no choice, and nobody but oneself knows whether one knew.

/** A sentence from one of the person's conversations with a word to remember. */
const MemoryQuestion = z.object({
  id: z.string(),
  reference: z.string(),
  text: z.string(),
  correctAnswer: z.string(),
  conversationId: z.string(),
  /** The topic of the conversation. */
  topic: z.string(),
  /** 0-based among the continuations; `null`: in the first turn. */
  index: z.nullable(z.number()),
  timestamp: z.string(),
});
export type MemoryQuestion = z.infer<typeof MemoryQuestion>;

const MemoriesResponse = z.object({ modules: z.array(MemoryQuestion) });

export type MemoryRound = {
  questions: MemoryQuestion[];
  /** Index of the current question; past the last one the round is over. */
  position: number;
  /** The word is shown. */
  isShown: boolean;
};

/**
 * `removeMemory`: nothing more is asked about the conversation of the current question. `restoreMemory`: its questions are the next
 * ones.
 */
export type MemoryAction =
  | { type: "show" }
  | { type: "next" }
  | { type: "removeMemory" }
  | { type: "restoreMemory"; removed: MemoryQuestion[] }
  | { type: "end" };

/** Starts a round with the response of POST /api/training/memories. */
export function newRound(response: unknown): MemoryRound {
  return { questions: MemoriesResponse.parse(response).modules, position: 0, isShown: false };
}

/** An action that does not fit the current state changes nothing. */
export function reduceRound(round: MemoryRound, action: MemoryAction): MemoryRound {
  const { questions, position } = round;
  if (action.type === "restoreMemory") {
    return { ...round, questions: questions.toSpliced(position, 0, ...action.removed), isShown: false };
  }
  const question = questionOf(round);
  if (!question) return round;
  switch (action.type) {
    case "show":
      return { ...round, isShown: true };
    case "next":
      return { ...round, position: position + 1, isShown: false };
    case "removeMemory": {
      const isOther = ({ conversationId }: MemoryQuestion) => conversationId !== question.conversationId;
      const rest = questions.slice(position).filter(isOther);
      return { ...round, questions: [...questions.slice(0, position), ...rest], isShown: false };
    }
    case "end":
      return { ...round, position: questions.length, isShown: false };
  }
}

/** The current question; `null` when the round is over. */
export const questionOf = ({ questions, position }: MemoryRound): MemoryQuestion | null => questions[position] ?? null;

/** The sentence with its gap. */
export const clozeOf = ({ text, correctAnswer }: MemoryQuestion) => withBlanks(text, correctAnswer);
