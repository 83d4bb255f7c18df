import * as z from "zod/mini";
import { withBlanks } from "./words";

// Own memories are no game: nobody plays against the writer, nothing is counted, and no answer is wrong.

/** A sentence of the person's own with a word to remember, and where it stands. */
const MemoryQuestion = z.object({
  id: z.string(),
  reference: z.string(),
  text: z.string(),
  correctAnswer: z.string(),
  options: z.array(z.string()),
  conversationId: z.string(),
  /** 0-based among the continuations; `null`: in the first turn. */
  index: z.nullable(z.number()),
});
export type MemoryQuestion = z.infer<typeof MemoryQuestion>;

const MemoriesAnswer = z.object({ modules: z.array(MemoryQuestion) });

export type MemoryRound = {
  questions: MemoryQuestion[];
  /** Place of the question that is shown; behind the last one the round is over. */
  place: number;
  /** Once a word is chosen, whichever it is, the sentence is shown whole. */
  chosen: string | null;
};

export type MemoryAction = { type: "choose"; option: string } | { type: "next" } | { type: "end" };

/** A round of what POST /api/training/memories answered. */
export function newRound(answer: unknown): MemoryRound {
  return { questions: MemoriesAnswer.parse(answer).modules, place: 0, chosen: null };
}

/** An action that does not fit changes nothing. */
export function reduceRound(round: MemoryRound, action: MemoryAction): MemoryRound {
  const question = questionOf(round);
  if (!question) return round;
  switch (action.type) {
    case "choose":
      return round.chosen === null && question.options.includes(action.option)
        ? { ...round, chosen: action.option }
        : round;
    case "next":
      return { ...round, place: round.place + 1, chosen: null };
    case "end":
      return { ...round, place: round.questions.length, chosen: null };
  }
}

/** The question that is shown; `null` when the round is over. */
export const questionOf = ({ questions, place }: MemoryRound): MemoryQuestion | null => questions[place] ?? null;

/** The sentence with its gap. */
export const clozeOf = ({ text, correctAnswer }: MemoryQuestion) => withBlanks(text, correctAnswer);
