import { expect, test } from "@jest/globals";
import type { Thread } from "@/lib/api/responses";
import { dayOf, isSameMonth, monthOf, openingOf, previewOf } from "@/lib/conversation/history";
import { timeAgo } from "@/lib/conversation/on-this-day";

const now = new Date(2026, 2, 15, 12, 30);
const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

test.each([
  ["the first minute of today", at(2026, 3, 15), "Today"],
  ["the last minute of today", at(2026, 3, 15, 23, 59), "Today"],
  ["the last minute of yesterday", at(2026, 3, 14, 23, 59), "Yesterday"],
  ["the first minute of yesterday", at(2026, 3, 14), "Yesterday"],
])("%s is called so", (_, iso, name) => expect(dayOf(iso, now)).toBe(name));

test("yesterday is yesterday on the first of a year as well", () => {
  expect(dayOf(at(2025, 12, 31, 8), new Date(2026, 0, 1, 0, 5))).toBe("Yesterday");
});

test("earlier days have their names, those of other years with the year", () => {
  expect(dayOf(at(2026, 3, 13), now)).toMatch(/13/);
  expect(dayOf(at(2026, 3, 13), now)).not.toMatch(/2026/);
  expect(dayOf(at(2025, 3, 15), now)).toMatch(/15.*2025|2025.*15/);
});

test("all times of a day have one heading, and each day its own", () => {
  const headings = [1, 2, 3, 13, 14, 15].map((day) => dayOf(at(2026, 3, day, 0, 1), now));
  expect([1, 2, 3, 13, 14, 15].map((day) => dayOf(at(2026, 3, day, 22), now))).toEqual(headings);
  expect(new Set(headings).size).toBe(6);
});

test("a month begins with its first minute, and the same month of another year is another one", () => {
  expect(isSameMonth(at(2026, 3, 1), at(2026, 3, 31, 23, 59))).toBe(true);
  expect(isSameMonth(at(2026, 3, 1), at(2026, 2, 28, 23, 59))).toBe(false);
  expect(isSameMonth(at(2026, 3, 15), at(2025, 3, 15))).toBe(false);
  expect(monthOf(at(2026, 3, 1))).toMatch(/2026/);
  expect(monthOf(at(2026, 3, 1))).not.toMatch(/\b1\b/);
});

test("a conversation opens with its answers on one line, and no longer than it may be", () => {
  const answered = (...answers: string[]) =>
    openingOf({ questionAnswers: answers.map((answer) => ({ question: "?", answer })) }, 240);
  expect(answered("Lock\n12.", " ", "A green  door.")).toBe("Lock 12. A green door.");
  expect(answered()).toBe("");
  expect(answered("w".repeat(600))).toHaveLength(240);
  expect(answered(`${"w".repeat(239)}🏡 and more`)).toBe("w".repeat(239));
});

test.each([
  [at(2026, 2, 15), "1 month ago"],
  [at(2025, 4, 15), "11 months ago"],
  [at(2025, 3, 15, 23, 59), "1 year ago"],
  [at(2016, 3, 15), "10 years ago"],
])("%s is %s", (iso, ago) => expect(timeAgo({ timestamp: iso }, now)).toBe(ago));

test("a day of another month in an earlier year is named by its month", () => {
  expect(timeAgo({ timestamp: at(2024, 1, 15) }, now)).toMatch(/^in .*2024/);
});

test("a memory of this day was so many years ago today, whenever it was written", () => {
  expect(timeAgo({ timestamp: at(2026, 1, 15), day: "1974-03-15" }, now)).toBe("52 years ago today");
});

const replied = { pending: false, requestKey: null, receipt: null, file: null, timestamp: at(2026, 3, 1) };
const thread: Thread = {
  conversation: {
    ...replied,
    _id: "c",
    projectName: "The canal",
    topic: "childhood",
    prompt: "",
    questionAnswers: [
      { question: "Which house?", answer: "Number 12" },
      { question: "Who was there?", answer: "" },
      { question: "Which room?", answer: "The kitchen" },
    ],
    response: "# The kitchen\n- a **door**\n- `12`, [see](https://example.org/)",
    orderIndex: 1,
    useInGame: false,
    continuations: [{ ...replied, _id: "t", message: "And a radio", response: null, orderIndex: 2 }],
  },
  notes: [{ _id: "n", conversationId: "c", message: "Ask Ruth", timestamp: at(2026, 3, 2), orderIndex: 1 }],
};

test("a preview shows answers, replies and notes in order, as plain text", () => {
  expect(previewOf(thread, 4)).toEqual({
    lines: [
      { from: "person", text: "Number 12 The kitchen" },
      { from: "assistant", text: "The kitchen a door 12, see" },
      { from: "note", text: "Ask Ruth" },
      { from: "person", text: "And a radio" },
    ],
    hidden: 0,
  });
});

test("a preview of a long thread says how many entries are hidden", () => {
  const { lines, hidden } = previewOf(thread, 1);
  expect(lines.map(({ from }) => from)).toEqual(["person", "assistant"]);
  expect(hidden).toBe(2);
});
