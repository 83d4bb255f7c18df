import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { companionReply } from "@/lib/conversation/companion-reply";
import { composePrompt, type Exchange } from "@/lib/conversation/prompt";

/** The companion's replies to some answers and then to one message after the other. */
function talk(answers: string[], messages: string[] = []): string[] {
  const questionAnswers = answers.map((answer) => ({ question: "What was it like at the circus?", answer }));
  const exchanges: Exchange[] = [];
  return ["", ...messages].map((message, position) => {
    const asked = { position, message, response: null };
    const prompt = composePrompt({
      topic: undefined,
      projectName: "My project",
      questionAnswers,
      exchanges: [...exchanges, asked],
    });
    const response = companionReply(prompt.messages);
    exchanges.push({ ...asked, response });
    return response;
  });
}

const quoteIn = (reply: string) => /“(.*?)(?: …)?”/su.exec(reply)?.[1] ?? "";
const withoutQuote = (reply: string) => reply.replace(/“.*?”/su, "");

const bakery = [
  "We lived in a small flat above the bakery in Porto.",
  "My grandmother baked bread every Saturday and the whole street smelled of it.",
];

test("it says in its first words that it is the offline companion and no language model", () => {
  const [first, second] = talk(bakery, ["She wore a blue apron."]);
  expect(first).toMatch(/^This is the built-in offline companion, no language model\./);
  expect(second).toMatch(/^Built-in offline companion, no language model:/);
});

test.each([
  [bakery, "My grandmother baked bread every Saturday"],
  [["no", "The gate at 14 Elm Road squeaked; we hated it.", "ok"], "The gate at 14 Elm Road squeaked"],
  [
    ["Meine Oma hatte eine alte Nähmaschine von Pfaff, die nachts klapperte."],
    "Meine Oma hatte eine alte Nähmaschine von Pfaff",
  ],
  [["我们住在北京的一个小胡同里，奶奶每天早上做豆浆。"], "我们住在北京的一个小胡同里"],
  [["جدتي كانت تخبز الخبز كل يوم جمعة، وكنا نجلس حولها."], "جدتي كانت تخبز الخبز كل يوم جمعة"],
  [["Yes."], "Yes"],
  [["🎉🎉"], "🎉🎉"],
  [["???"], "???"],
  [["x".repeat(600)], "x".repeat(70)],
])("out of %j it takes up %s", (answers, quote) => {
  expect(quoteIn(talk(answers)[0] ?? "")).toBe(quote);
});

test("a continuation takes up the new message, not the old answers", () => {
  const [, reply] = talk(bakery, ["ok"]);
  expect(quoteIn(reply ?? "")).toBe("ok");
});

test("a long sentence is quoted in part, and the cut can be seen", () => {
  const [reply = ""] = talk([`Once ${"upon a time ".repeat(20)}Margaret sang`]);
  expect(quoteIn(reply)).toContain("Margaret");
  expect(reply).toContain(" …”");
});

test("it owns up that it cannot answer a question", () => {
  const [, reply] = talk(bakery, ["What do you know about Porto?"]);
  expect(reply).toContain("I cannot answer questions");
});

test("a person is asked about as a person, a place as a place", () => {
  const [person] = talk(["My uncle Jens"]);
  const [place] = talk(["the kitchen downstairs"]);
  expect(person).toMatch(/they|them|theirs/);
  expect(place).toMatch(/there|get|corner/);
});

test("it does not repeat a question in a talk of eight turns", () => {
  const replies = talk(bakery, Array(7).fill("ok"));
  const questions = replies.map((reply) => /[^.:”]+\?$/u.exec(reply)?.[0]);
  expect(new Set(questions).size).toBe(8);
});

test("the same words get the same reply", () => {
  expect(talk(bakery, ["ok"])).toEqual(talk(bakery, ["ok"]));
});

const praise = /\b(great|wonderful|beautiful|amazing|lovely|nice|thank|sounds|fascinating|touching|rich|vivid|love)\b/i;

test("whatever was written: a piece of it is quoted, one question asked, nothing praised", () => {
  const words = fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 30 }), fc.string({ maxLength: 600 }));
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 1, maxLength: 4 }),
      fc.array(words, { maxLength: 5 }),
      (answers, messages) => {
        talk(answers, messages).forEach((reply, position) => {
          const written = position === 0 ? answers.filter((answer) => answer.trim()) : [messages[position - 1] ?? ""];
          if (!written.some((text) => text.trim())) return;
          const start = reply.indexOf("“") + 1;
          const end = reply.lastIndexOf("”");
          const quote = reply.slice(start, end).replace(/ …$/u, "");
          expect(written.some((text) => text.includes(quote) && quote !== "")).toBe(true);
          const own = reply.slice(0, start) + reply.slice(end);
          expect(own.match(/\?/g)).toHaveLength(1);
          expect(own.endsWith("?")).toBe(true);
          expect(own).not.toMatch(praise);
        });
      },
    ),
    { numRuns: 300 },
  );
});

test("with nothing written it asks where to begin", () => {
  expect(companionReply([])).toMatch(/^This is the built-in offline companion.*\?$/);
  expect(withoutQuote(talk([" "])[0] ?? "").match(/\?/g)).toHaveLength(1);
});
