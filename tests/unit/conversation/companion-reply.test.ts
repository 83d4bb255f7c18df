import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { describeAttachment, textAttachment } from "@/lib/conversation/attachment";
import { companionReply } from "@/lib/conversation/companion-reply";
import { composePrompt } from "@/lib/conversation/prompt";
import type { TurnInput } from "@/lib/conversation/prompt-history";
import { type CompanionLanguage, companionTexts } from "@/lib/texts/companion";
import { companionQuestions } from "@/lib/texts/companion-questions";
import { promptInput } from "../../support/factories/prompt-input";

/** The companion's replies to the guided answers and then to each message. */
function repliesTo(answers: string[], messages: string[] = []): string[] {
  const questionAnswers = answers.map((answer) => ({ question: "What was it like at the circus?", answer }));
  const turns: TurnInput[] = [];
  return ["", ...messages].map((message, position) => {
    const turn = { position, message, response: null };
    const prompt = composePrompt({
      ...promptInput,
      questionAnswers,
      turns: [...turns, turn],
    });
    const response = companionReply(prompt.messages);
    turns.push({ ...turn, response });
    return response;
  });
}

const { en, de } = companionTexts;
const questions = companionQuestions.en;
const bakery = ["We lived in a small flat above the bakery in Porto, and the street smelled of bread."];
const questionIn = (reply: string) => questions.find((question) => reply.endsWith(question));
const asks = /[?？]/;

test("it confirms that the text is saved and offers an optional question", () => {
  const [first = "", second = ""] = repliesTo(bakery, ["She wore a blue apron."]);
  expect(first).toBe(`${en.first}\n\n${questionIn(first)}`);
  expect(second).toBe(`${en.again}\n\n${questionIn(second)}`);
  expect(en.first).toBe("Your words are kept. If you want to go on, here is a question. You are free to leave it.");
});

test("another reply asks another question", () => {
  const messages = [{ role: "user" as const, content: bakery[0] ?? "" }];
  const replies = [companionReply(messages)];
  for (let count = 0; count < 3; count += 1) replies.push(companionReply(messages, replies.at(-1)));
  for (const [index, reply] of replies.entries()) expect(reply).not.toBe(replies[index - 1]);
});

test.each(["I want to die.", "I was raped when I was nine."])("%s gets no question", (words) => {
  expect(repliesTo([words])).toEqual([en.grave]);
  expect(repliesTo(bakery, [words])[1]).toBe(en.grave);
});

test.each(["My son died last spring.", "I don't want to talk about this any more."])(
  "%s is acknowledged without a question",
  (words) => {
    expect(repliesTo([words])).toEqual(["What you wrote is kept. You can go on, or leave it there."]);
  },
);

test("after a grave message it asks nothing more in that conversation, after a death it does", () => {
  expect(repliesTo(["I want to die."], ["The garden was green."])[1]).toBe(en.leave);
  expect(repliesTo(["My son died last spring."], ["The garden was green."])[1]).toMatch(asks);
});

test("a grave message whose reply failed is not forgotten at the next one", () => {
  const content = "I want to die.\n\nThe garden was green.";
  expect(companionReply([{ role: "user", content }])).toBe(en.grave);
});

test("no question repeats before all were used, and never twice in a row", () => {
  const count = questions.length;
  const used = repliesTo(bakery, Array(2 * count).fill("ok")).map(questionIn);
  expect(new Set(used.slice(0, count)).size).toBe(count);
  expect(used.filter((question, index) => question === used[index - 1])).toEqual([]);
});

test("a question that was used in one language does not repeat in another", () => {
  const [english = "", german = ""] = repliesTo(bakery, ["Und das ist die Küche, in der wir immer saßen."]);
  expect(german).toContain(de.again);
  expect(german).not.toContain(companionQuestions.de[questions.indexOf(questionIn(english) ?? "")]);
});

test("a short message gets a reply in the language of the conversation", () => {
  expect(repliesTo(["Ich habe das nicht mehr gesehen."], ["ok"])[1]).toContain(de.again);
});

test("it says that it cannot read a file, and uses nothing from it", () => {
  const file = describeAttachment(textAttachment("diary.txt", "I want to die. Ich und das ist nicht.", "mark"));
  expect(companionReply([{ role: "user", content: `The gulls woke me.${file}` }])).toMatch(
    /^Your words are kept\..*\n\nThe file is kept as well\. I cannot look into it\.\n\n.*\?$/,
  );
});

test("the reply consists of listed sentences and never repeats the message", () => {
  const words = fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 30 }), fc.string({ maxLength: 600 }));
  const listed = new Set(
    [companionTexts, companionQuestions].flatMap((texts) => Object.values(texts).flatMap(Object.values<string>)),
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), fc.array(words, { maxLength: 5 }), (...written) => {
      const sentences = repliesTo(...written).flatMap((reply) => reply.split("\n\n"));
      expect(sentences.filter((sentence) => !listed.has(sentence))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("it replies to an empty message, too", () => {
  expect(companionReply([])).toMatch(asks);
});

/** Phrases that ask for more of the message, or take a memory for a happy one. */
const pressing =
  /\b(who else|how did it|what happened|describe|tell me|why|begin|did you feel|great|wonderful|thank|sorry)\b/i;

test.each(Object.keys(companionTexts) as CompanionLanguage[])("%s has as many questions as the others", (language) => {
  const list = companionQuestions[language];
  expect(list).toHaveLength(questions.length);
  expect(new Set(list).size).toBe(list.length);
  for (const question of list) expect(question).toMatch(/^[^?？!.。]+[?？]$/);
  expect(list.filter((question) => pressing.test(question))).toEqual([]);
});

test.each(Object.entries(companionTexts))("the texts in %s have no question or exclamation mark", (_, texts) => {
  expect(Object.values(texts).filter((sentence) => /[?？!！]/.test(sentence))).toEqual([]);
});
