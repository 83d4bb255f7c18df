import * as z from "zod/mini";
import { withBlanks } from "./cloze";

// Own memories are not a game: there is no opponent and no score, and no answer is wrong.

/** A sentence from one of the person's conversations with a word to remember. */
const MemoryQuestion = z.object({
  id: z.string(),
  reference: z.string(),
  text: z.string(),
  correctAnswer: z.string(),
  options: z.array(z.string()),
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
  /** Once any word is chosen, the whole sentence is shown. */
  chosen: string | null;
};

export type MemoryAction = { type: "choose"; option: string } | { type: "next" } | { type: "end" };

/** Starts a round with the response of POST /api/training/memories. */
export function newRound(response: unknown): MemoryRound {
  return { questions: MemoriesResponse.parse(response).modules, position: 0, chosen: null };
}

/** An action that does not fit the current state changes nothing. */
export function reduceRound(round: MemoryRound, action: MemoryAction): MemoryRound {
  const question = questionOf(round);
  if (!question) return round;
  switch (action.type) {
    case "choose":
      return round.chosen === null && question.options.includes(action.option)
        ? { ...round, chosen: action.option }
        : round;
    case "next":
      return { ...round, position: round.position + 1, chosen: null };
    case "end":
      return { ...round, position: round.questions.length, chosen: null };
  }
}

/** The current question; `null` when the round is over. */
export const questionOf = ({ questions, position }: MemoryRound): MemoryQuestion | null => questions[position] ?? null;

/** The sentence with its gap. */
export const clozeOf = ({ text, correctAnswer }: MemoryQuestion) => withBlanks(text, correctAnswer);
