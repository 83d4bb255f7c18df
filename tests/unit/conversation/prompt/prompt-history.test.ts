import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { composePrompt } from "@/lib/conversation/prompt/prompt";
import type { TurnInput } from "@/lib/conversation/prompt/prompt-history";
import { textAttachment } from "@/lib/conversation/thread/attachment";
import { promptInput } from "../../../support/factories/prompt-input";

const { historyCharacters } = promptInput;
const questionAnswers = [{ question: "Where?", answer: "By the sea." }];
const input = { ...promptInput, questionAnswers };

/** A talk of this many turns after the start, with messages and replies of these lengths. */
function longConversation(count: number, messageLength: number, replyLength: number): TurnInput[] {
  const turns = Array.from({ length: count }, (_, index) => index + 1).map((position) => ({
    position,
    message: `m${position} `.padEnd(messageLength, "x"),
    response: `r${position} `.padEnd(replyLength, "x"),
  }));
  return [{ position: 0, message: "", response: "r0 " }, ...turns];
}

const compose = (...turns: TurnInput[]) => composePrompt({ ...input, turns });
const now = (position: number): TurnInput => ({ position, message: "Now.", response: null });
/** The positions of the turns whose messages, or replies, are sent. */
const sent = (messages: { content: string }[], kind: "m" | "r") =>
  [
    ...messages
      .map(({ content }) => content)
      .join("\n")
      .matchAll(new RegExp(`(?<![a-z\\d])${kind}(\\d+) `, "g")),
  ].map(([, n]) => Number(n));

const turnsMark = "[A part of the talk is left out here.]";
const replyMark = "[Your reply to this is left out here.]";
const repliesMark = "[Your replies up to here are left out.]";

test("a talk within the limit is sent whole, without a mark", () => {
  const { messages, receipt } = compose(...longConversation(9, 600, 600), now(10));
  expect(sent(messages, "m")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(sent(messages, "r")).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(JSON.stringify(messages)).not.toContain("is left out here");
  expect(receipt).toEqual({ answers: 1, earlierTurns: 10, file: null });
});

test("replies of old turns are left out first, with one mark where they end", () => {
  const { messages, receipt } = compose(...longConversation(20, 600, 1_000), now(21));
  expect(sent(messages, "m")).toHaveLength(20);
  expect(sent(messages, "r")).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(messages[1]?.content).not.toContain(replyMark);
  expect(messages[1]?.content.split(repliesMark)).toHaveLength(2);
  expect(messages[1]?.content).toMatch(/x\n\n\[Your replies up to here are left out\.\]\n\nm9 /);
  expect(receipt).toMatchObject({ earlierTurns: 20, repliesLeftOut: 9 });
  expect(receipt).not.toHaveProperty("turnsLeftOut");
});

test("where messages are left out, too, the prompt says so between the parts", () => {
  const { messages, receipt } = compose(...longConversation(60, 600, 2_000), now(61));
  expect(sent(messages, "m")).toEqual(Array.from({ length: 30 }, (_, index) => index + 31));
  expect(sent(messages, "r")).toEqual([58, 59, 60]);
  expect(messages[1]?.content).toMatch(/By the sea\.\n\n\[A part of the talk is left out here[^\]]*\]\n\nm31 /);
  expect(messages[1]?.content.split(turnsMark)).toHaveLength(2);
  expect(receipt).toMatchObject({ answers: 1, earlierTurns: 30, turnsLeftOut: 30, repliesLeftOut: 28 });
});

test("turns that were not read, because the talk is so long, are left out as well", () => {
  const { messages, receipt } = compose(...longConversation(160, 10, 10).slice(-100), now(161));
  expect(messages[1]?.content).toMatch(/^Name of this memory: Summers.*\[A part of the talk is left out/s);
  expect(receipt).toMatchObject({ earlierTurns: 100, turnsLeftOut: 60 });
});

const diary = (text: string) => ({
  files: [{ name: "diary.txt", type: "text/plain", attachment: textAttachment("diary.txt", text, "k3v9") }],
});

test("the text of an earlier file is sent even if its message is left out, and counts as history", () => {
  const [start, first, ...rest] = longConversation(60, 600, 600) as [TurnInput, TurnInput, ...TurnInput[]];
  const { messages, receipt } = compose(start, { ...first, ...diary("y".repeat(20_000)) }, ...rest, now(61));
  const content = messages[1]?.content ?? "";
  expect(content).toMatch(
    /left out here[^\]]*\]\n\n\[The person attached the file "diary\.txt"\. Its beginning follows/,
  );
  expect(content.match(/y{100,}/)?.[0]).toHaveLength(historyCharacters / 2);
  expect(sent(messages, "m").length).toBeLessThan(20);
  expect(messages[0]?.content).toContain("the mark k3v9.");
  expect(receipt.files).toEqual([{ name: "diary.txt", kind: "text", messagesAgo: 60, isPartial: true }]);
});

const turn = fc.record({
  message: fc.nat(600),
  reply: fc.option(fc.nat(historyCharacters + 10)),
  file: fc.nat(30_000),
});

test("whatever was written, the limit holds, the newest comes first, and messages outlast replies", () => {
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 70 }), fc.nat(69), (sizes, withFile) => {
      const turns = sizes.map(({ message, reply, file }, index): TurnInput => {
        const position = index + 1;
        const response = reply === null ? null : `r${position} `.padEnd(reply, "x");
        const attached = index === withFile && file > 0 && diary("y".repeat(file));
        return { position, message: `m${position} `.padEnd(message, "x"), response, ...attached };
      });
      const { messages, receipt } = compose({ position: 0, message: "", response: null }, ...turns, now(71));
      const [sentPositions, replied] = [sent(messages, "m"), sent(messages, "r")];
      const length = messages.slice(1).reduce((sum, { content }) => sum + content.length, 0);
      const marks = messages
        .map(({ content }) => content)
        .join("")
        .split(/\[[^\]]* left out[^\]]*\]/).length;
      expect(length).toBeLessThan(historyCharacters + marks * 90 + sentPositions.length * 4 + 200);
      expect(sentPositions).toEqual(turns.slice(turns.length - sentPositions.length).map(({ position }) => position));
      const sentWithReply = turns.filter(
        ({ position, response }) => sentPositions.includes(position) && response !== null,
      );
      expect(replied).toEqual(
        sentWithReply.slice(sentWithReply.length - replied.length).map(({ position }) => position),
      );
      expect(receipt.repliesLeftOut ?? 0).toBe(sentWithReply.length - replied.length);
    }),
    { numRuns: 150 },
  );
});
