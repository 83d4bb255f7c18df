import { describe, expect, test } from "@jest/globals";
import { topicSample } from "@/lib/config/topics";
import { dayOf, questionsOfTheDay } from "@/lib/conversation/guide/question-pool";
import { topicOf } from "../../../support/factories/topics";

describe("the question of the day", () => {
  const topics = [topicOf("t", [2, 2, 2]), topicOf("u", [2, 2]), topicOf("v", [2, 2, 2])];
  const none = { questions: [] as { text: string; since: string }[] };
  const morning = new Date(2026, 2, 28, 0, 5);
  const written = { questions: [{ text: "Before all?", since: new Date(2026, 0, 1).toISOString() }] };
  const textsOn = (day: Date, used = written) =>
    questionsOfTheDay(topics, used, dayOf(day)).map(({ set }) => set[0]?.text ?? "");
  const firsts = topics.flatMap(({ sets }) => sets.map(([first]) => first?.text ?? ""));

  test("is the same all day, and another one leads through all first questions", () => {
    expect(textsOn(new Date(2026, 2, 28, 23, 55))).toEqual(textsOn(morning));
    expect(textsOn(morning).sort()).toEqual([...firsts].sort());
  });

  test("is another one on each day until all were shown, summer time included", () => {
    const days = firsts.map((_, index) => textsOn(new Date(2026, 2, 26 + index, 12))[0]);
    expect(new Set(days).size).toBe(firsts.length);
  });

  test("is not one that was answered on an earlier day, and stays when it is answered today", () => {
    const [today = "", second = ""] = textsOn(morning);
    const since = (day: number) => new Date(2026, 2, day, 9).toISOString();
    expect(textsOn(morning, { questions: [{ text: today, since: since(27) }] })[0]).toBe(second);
    expect(textsOn(morning, { questions: [{ text: today, since: since(28) }] })[0]).toBe(today);
    expect(textsOn(morning, { questions: firsts.map((text) => ({ text, since: since(1) })) })[0]).toBe(today);
  });

  test("is the first of all for somebody who has written nothing, whichever day it is", () => {
    const days = [1, 2, 3].map((day) => textsOn(new Date(2026, 2, day), none));
    expect(new Set(days.map(([first]) => first))).toEqual(new Set([firsts[0]]));
    expect(days[0]?.toSorted()).toEqual(firsts.toSorted());
  });

  test("is not of a topic that is only begun by choice", () => {
    const chosen = topics.map((topic) => ({ ...topic, isDaily: topic.id !== "u" }));
    expect(questionsOfTheDay(chosen, none, dayOf(morning)).map(({ topic }) => topic.id)).not.toContain("u");
    expect(questionsOfTheDay(chosen, none, dayOf(morning))).toHaveLength(6);
  });

  test("is none without a topic", () => {
    expect(questionsOfTheDay([], none, dayOf(morning))).toEqual([]);
  });
});

test("a few topics are those without a heading and the first of each", () => {
  const topics = ["", "A", "A", "B", "B", "C"].map((group, index) => topicOf(`${index}`, [1], group));
  expect(topicSample(topics, 3).map(({ id }) => id)).toEqual(["0", "1", "3"]);
});
