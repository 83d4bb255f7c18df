import type { UsedQuestions } from "../../api/responses";
import type { PromptQuestion } from "../../config/app-config";
import type { TopicChoice } from "../../config/topics";
import { textLength } from "../../texts/rules";
import { answerKey, currentQuestion, type Guide, setsByUse, stepsOf, writtenAt } from "./guide";

// Which questions are offered, among those of all topics. Not in the first load.

/**
 * The guide with another question at its current step, preferably an unused one; `null`: all were shown. What was typed stays. A
 * later question is exchanged for one about the same subject. A first question brings its whole set, but steps in which something was
 * typed keep their questions.
 */
export function anotherQuestion(guide: Guide, topics: TopicChoice[], used: string[]): Guide | null {
  const current = currentQuestion(guide, topics);
  if (!current) return null;
  const { topic, position } = current;
  const steps = guide.shown[topic.id] ?? [];
  const ids = steps[position] ?? [];
  const taken = [...ids, ...shownElsewhere(steps, position)];
  if (position === 0) {
    const set = setsByUse(topic, used).find(([first]) => first && !taken.includes(first.id));
    return set?.[0]
      ? exchanged(guide, topics, stepsWith(guide, topic, set, [...ids, set[0].id], steps.slice(1)))
      : null;
  }
  const next = otherQuestions(topic, steps, used).find(({ id }) => !taken.includes(id));
  return next ? exchanged(guide, topics, replaced(steps, position, [...ids, next.id])) : null;
}

/** The guide with the question that `anotherQuestion` replaced; `null`: it has not been replaced. */
export function questionBefore(guide: Guide, topics: TopicChoice[]): Guide | null {
  const current = currentQuestion(guide, topics);
  const steps = (current && guide.shown[current.topic.id]) ?? [];
  if (!current) return null;
  const { topic, position } = current;
  const elsewhere = shownElsewhere(steps, position);
  const ids = (steps[position] ?? []).slice(0, -1).filter((id) => !elsewhere.includes(id));
  if (ids.length === 0) return null;
  if (position > 0) return exchanged(guide, topics, replaced(steps, position, ids));
  const set = topic.sets.find(([first]) => first?.id === ids.at(-1)) ?? [];
  return exchanged(guide, topics, stepsWith(guide, topic, set, ids, steps.slice(1)));
}

/** The questions of the other steps. One that a step has passed over is free for the others. */
const shownElsewhere = (steps: string[][], position: number) =>
  steps.flatMap((ids, index) => (index === position ? [] : ids.slice(-1)));

const replaced = (steps: string[][], position: number, ids: string[]) =>
  steps.map((step, index) => (index === position ? ids : step));

/** The guide at the first question of this set, which needs no name yet. Steps in which something was typed keep their questions and come after its first. */
export function beginWith(guide: Guide, topic: TopicChoice, set: PromptQuestion[]): Guide {
  const [first = []] = stepsOf(set);
  const steps = (guide.shown[topic.id] ?? []).filter((ids) => ids.at(-1) !== first[0]);
  const shown = { ...guide.shown, [topic.id]: stepsWith(guide, topic, set, first, steps) };
  const stage = { name: "question", position: 0 } as const;
  return { ...guide, stage, topicId: topic.id, shown, requestKey: null, error: null };
}

/** The steps of a set whose first step has shown these ids. `steps`: those that come after the first one until now. */
function stepsWith(
  guide: Guide,
  topic: TopicChoice,
  set: PromptQuestion[],
  firstIds: string[],
  steps: string[][],
): string[][] {
  const typed = steps.filter((ids) => textLength(writtenAt(guide, answerKey(topic.id, ids.at(-1) ?? ""))) > 0);
  const answered = typed.map((ids) => ids.at(-1));
  const others = stepsOf(set.slice(1)).filter(([id]) => !answered.includes(id));
  // As many steps as the set has, unless more of them have something typed.
  const missing = Math.max(0, stepsOf(set).length - 1 - typed.length);
  return [firstIds, ...typed, ...others.slice(Math.max(0, others.length - missing))];
}

/** The guide with other steps in its topic. What was typed at the current step is typed at its new question. */
function exchanged(guide: Guide, topics: TopicChoice[], steps: string[][]): Guide {
  const before = currentQuestion(guide, topics);
  if (!before) return guide;
  const { topic, position, question, answer } = before;
  const keys = [question.id, steps[position]?.at(-1) ?? ""].map((id) => answerKey(topic.id, id)) as [string, string];
  const answers = { ...guide.answers, [keys[0]]: "", [keys[1]]: answer };
  const rests = { ...guide.rests, [keys[0]]: "", [keys[1]]: guide.rests?.[keys[0]] ?? "" };
  return { ...guide, shown: { ...guide.shown, [topic.id]: steps }, answers, rests, requestKey: null, error: null };
}

/** The questions about the subject of the first step but the first one itself: unused ones come first, and among them the spare ones. */
function otherQuestions({ sets }: TopicChoice, [first]: string[][], used: string[]): PromptQuestion[] {
  const set = sets.find(([question]) => question?.id === first?.at(-1)) ?? [];
  const age = ({ text }: PromptQuestion) => (used.includes(text) ? used.indexOf(text) : used.length);
  return followUpsOf(set).sort((one, other) => age(other) - age(one));
}

/** The questions of a set after its first one, the spare ones before the others. */
const followUpsOf = ([, ...rest]: PromptQuestion[]) =>
  rest.sort((one, other) => Number(other.spare ?? false) - Number(one.spare ?? false));

/** The unused questions of a topic, those about a subject that was begun first. */
export function unusedQuestions(
  sets: PromptQuestion[][],
  isUsed: (question: PromptQuestion) => boolean,
): PromptQuestion[] {
  const begun = sets.filter((set) => set.some(isUsed));
  const others = sets.filter((set) => !set.some(isUsed));
  return [...begun.flatMap(followUpsOf), ...others.flat()].filter((question) => !isUsed(question));
}

/** What was typed last of a guide's questions, empty if nothing was. */
export const lastTyped = ({ answers }: Guide) => Object.values(answers).findLast((text) => textLength(text) > 0) ?? "";

/** A day of a person's calendar. `date`: like 2026-11-23. `begins`: ISO 8601, UTC. */
export type Day = { date: string; begins: string };

/** The day of this moment where this device is. */
export function dayOf(now: Date): Day {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()] as const;
  return {
    date: new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10),
    begins: new Date(year, month, date).toISOString(),
  };
}

type Offer = { topic: TopicChoice; set: PromptQuestion[] };

/**
 * The question of the day, followed by those that "another one" leads to: the first questions of all sets, except of topics
 * with `questionOfTheDay: false`. The order is the same all day, begins with another question each day, and leaves out what
 * was answered on an earlier day. The day is that of the person's calendar. Who has written nothing begins with the first of all.
 */
export function questionsOfTheDay(
  allTopics: TopicChoice[],
  { questions }: UsedQuestions,
  { date, begins }: Day,
): Offer[] {
  const topics = allTopics.filter(({ isDaily = true }) => isDaily);
  const rounds = Math.max(0, ...topics.map(({ sets }) => sets.length));
  const all = Array.from({ length: rounds }, (_, round) =>
    topics.flatMap((topic) => topic.sets.slice(round, round + 1).map((set): Offer => ({ topic, set }))),
  ).flat();
  const day = Date.parse(date) / 86_400_000;
  const stride = strideOf(all.length);
  const inOrder = all.map((_, index) => all.at((day + index * stride) % all.length) as Offer);
  const answered = new Set(questions.filter(({ since }) => since < begins).map(({ text }) => text));
  const unused = inOrder.filter(({ set }) => !answered.has(set[0]?.text ?? ""));
  if (questions.length === 0) return [...new Set([...all.slice(0, 1), ...inOrder])];
  return unused.length > 0 ? unused : inOrder;
}

/**
 * A step that visits every item of a list before it repeats one, and is far from 1, so that the next question is not
 * tomorrow's.
 */
function strideOf(length: number): number {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
  let stride = Math.max(1, Math.round(length * 0.382));
  while (divisor(stride, length) > 1) stride += 1;
  return stride;
}
