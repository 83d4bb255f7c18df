import { describe, expect, test } from "@jest/globals";
import type { TopicChoice } from "@/lib/config/topics";
import {
  currentQuestion,
  type Guide,
  givenAnswers,
  newGuide,
  questionsOf,
  reduceGuide,
} from "@/lib/conversation/guide/guide";
import { anotherQuestion, beginWith, questionBefore } from "@/lib/conversation/guide/question-pool";
import { topicOf } from "../../../support/factories/topics";

const home = topicOf("home", [3, 3, 2], undefined, 2);
const ids = (guide: Guide, topic = home) => questionsOf(guide, topic).map(({ id }) => id);
const begun = (topic: TopicChoice, used: string[] = []): Guide =>
  reduceGuide({ ...newGuide([topic]), projectName: "x" }, { type: "next", used }, [topic]);
const type = (guide: Guide, text: string, topic = home) => reduceGuide(guide, { type: "answer", text }, [topic]);
const next = (guide: Guide, topic = home) => reduceGuide(guide, { type: "next" }, [topic]);
const another = (guide: Guide | null, used: string[] = []) => guide && anotherQuestion(guide, [home], used);
const previous = (guide: Guide | null) => guide && questionBefore(guide, [home]);
const shownBy = (guide: Guide | null) => guide && currentQuestion(guide, [home])?.question.id;

/** The questions that are shown when another one is asked for until there is none. */
function* exchanges(guide: Guide, topic: TopicChoice, used: string[]): Generator<string> {
  for (let now: Guide | null = guide; now; now = anotherQuestion(now, [topic], used))
    yield currentQuestion(now, [topic])?.question.text ?? "";
}

describe("another question", () => {
  const cases = [[3, 3, 3], [5, 4, 6, 2], [1, 4], [2]].flatMap((sizes) => {
    const topic = topicOf("t", sizes);
    const texts = topic.sets.flat().map(({ text }) => text);
    return [0, 1, 2].flatMap((skip) =>
      [0, 1].map((position) => ({ topic, position, used: texts.filter((_, index) => (index + skip) % 3 === 0) })),
    );
  });

  test.each(cases)("never repeats one, and an unused one comes before a used one (%#)", ({ topic, position, used }) => {
    const first = begun(topic, used);
    const start = position ? next(type(first, "Something", topic), topic) : first;
    const shown = [...exchanges(start, topic, used)];
    expect(new Set(shown).size).toBe(shown.length);
    const later = shown.slice(1).map((text) => used.includes(text));
    if (position > 0) expect(later).toEqual([...later].sort());
    if (position === 0) expect(shown).toHaveLength(topic.sets.length);
  });

  test("brings its set if it is the first one, and the one before brings its own again", () => {
    const other = another(begun(home));
    expect(other && ids(other)).toEqual(["b0", "b1", "b2"]);
    const back = previous(other);
    expect(back && ids(back)).toEqual(["a0", "a1", "a2"]);
    expect(previous(back)).toBeNull();
  });

  test("never comes back to one that a later step shows with its answer", () => {
    const first = type(begun(home), "The first");
    const second = type(beginWith(first, home, home.sets[1] ?? []), "The second");
    const questions = [...exchanges(second, home, [])];
    expect(questions).toEqual(["home b0?", "home c0?"]);
    const last = another(second);
    expect(last && givenAnswers(last, [home]).map(({ answer }) => answer)).toEqual(["The second", "The first"]);
  });

  test("replaces a later one alone, by a spare one about the same subject", () => {
    const second = next(type(begun(home), "At the lock"));
    const other = another(second);
    expect(other && ids(other)).toEqual(["a0", "a3", "a2"]);
    expect(shownBy(another(other))).toBe("a4");
    expect(another(another(other))).toBeNull();
    expect(shownBy(previous(previous(another(other))))).toBe("a1");
  });

  test("takes a spare one that was not used before", () => {
    const second = next(type(begun(home), "At the lock"));
    expect(shownBy(another(second, ["home a3?"]))).toBe("a4");
  });

  test("keeps what was typed, there and back", () => {
    const other = another(type(begun(home), "Half a sentence"));
    expect(other && givenAnswers(other, [home])).toEqual([{ question: "home b0?", answer: "Half a sentence" }]);
    const back = previous(other);
    expect(back && givenAnswers(back, [home])).toEqual([{ question: "home a0?", answer: "Half a sentence" }]);
  });

  test("keeps the later steps in which something was typed", () => {
    const third = next(type(next(type(begun(home), "One")), "Two"));
    const first = ["back", "back"].reduce((guide) => reduceGuide(guide, { type: "back" }, [home]), third);
    const other = another(first);
    expect(other && ids(other)).toEqual(["b0", "a1", "b2"]);
    expect(other && givenAnswers(other, [home]).map(({ answer }) => answer)).toEqual(["One", "Two"]);
    const back = previous(other);
    expect(back && ids(back)).toEqual(["a0", "a1", "a2"]);
  });

  test("leaves those that were passed over to the later steps, and never shows one twice", () => {
    const exhausted = another(another(next(type(begun(home), "One"))));
    const third = next(type(exhausted as Guide, "Two"));
    const swapped = another(third);
    expect(swapped && ids(swapped)).toEqual(["a0", "a4", "a3"]);
    const second = reduceGuide(swapped as Guide, { type: "back" }, [home]);
    expect(shownBy(previous(second))).toBe("a1");
  });

  test("resets the key of a submission", () => {
    expect(another({ ...begun(home), requestKey: "k" })?.requestKey).toBeNull();
  });
});

test("a topic begins with the chosen set, and what was typed before comes after its first question", () => {
  const setup = { ...newGuide([home]), projectName: "x" };
  const [, second = []] = home.sets;
  const fresh = beginWith(setup, home, second);
  expect(ids(next(fresh))).toEqual(["b0", "b1", "b2"]);
  const typed = reduceGuide(type(begun(home), "One"), { type: "back" }, [home]);
  expect(ids(beginWith(typed, home, second))).toEqual(["b0", "a0", "b2"]);
  expect(ids(beginWith(beginWith(typed, home, second), home, second))).toEqual(["b0", "a0", "b2"]);
});
