import { expect, test } from "@jest/globals";
import { buildQuestion } from "@/lib/quiz/build-question";
import { textOfChosen } from "@/lib/quiz/chosen-module";
import type { QuizModule } from "@/lib/quiz/question";
import { randomFrom } from "@/tests/support/factories/seeded-random";
import { moduleOf, topicOf } from "./play";

const making = { level: "Beginner", topic: topicOf(), modules: [], distractors: [], random: randomFrom(1) } as const;

/** What is known of "niece", chosen instead of the answer of a question, when all these modules were asked. */
function textOfNiece(asked: QuizModule, ...modules: QuizModule[]): string | null {
  const question = buildQuestion(asked, { ...making, modules: [], distractors: [] });
  if (!question) throw new Error("This makes no question.");
  const used = modules.map(({ id }) => id);
  expect(textOfChosen({ question, chosen: "niece" }, modules, [])).toBeNull();
  return textOfChosen({ question, chosen: "niece" }, modules, used);
}

const sentence = moduleOf({ text: "She sent her nephew a kite", correctAnswer: "nephew" });
const definition = (reference: string, text: string) => moduleOf({ text, type: "match-definition-to-term", reference });
const nephew = definition("Nephew", "A son of your sister");

test("a chosen term has a definition, ignoring case", () => {
  const uncle = definition("Uncle", "The brother of your mother");
  expect(textOfNiece(nephew, uncle, definition("Niece", "A daughter of your sister"))).toBe(
    "A daughter of your sister",
  );
  const answered = moduleOf({ ...definition("Family, 2", "A daughter of your brother"), correctAnswer: "NIECE" });
  expect(textOfNiece(nephew, answered)).toBe("A daughter of your brother");
});

test("a chosen word has the sentence that asks for it, not one that only mentions it or has it as its source", () => {
  const other = moduleOf({ text: "My niece has a boat", correctAnswer: "boat" });
  const source = moduleOf({ text: "We all have a boat", reference: "niece" });
  expect(textOfNiece(sentence, other, source)).toBeNull();
  const asked = moduleOf({ text: "Her niece was five", correctAnswer: "niece" });
  expect(textOfNiece(sentence, other, source, asked)).toBe("Her niece was five");
});

test("a question that was not asked yet is not given away", () => {
  const asked = moduleOf({ text: "Her niece was five", correctAnswer: "niece" });
  const open = moduleOf({ text: "His niece was nine", correctAnswer: "niece" });
  const question = buildQuestion(sentence, { ...making, modules: [], distractors: [] });
  if (!question) throw new Error("This makes no question.");
  const textAfter = (...used: string[]) => textOfChosen({ question, chosen: "niece" }, [open, asked], used);
  expect([textAfter(), textAfter(asked.id)]).toEqual([null, asked.text]);
});

test("a question of the other type explains nothing", () => {
  const term = { ...definition("Niece", "A daughter of your sister"), correctAnswer: "niece" };
  expect(textOfNiece(sentence, term)).toBeNull();
});
