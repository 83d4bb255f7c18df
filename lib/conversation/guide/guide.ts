import { limits } from "../../api/limits";
import type { QuestionAnswer } from "../../api/schemas";
import type { PromptQuestion } from "../../config/app-config";
import type { TopicChoice } from "../../config/topics";
import type { DraftFile, UnsentFile } from "../../files/draft-file";
import { texts } from "../../texts";
import { isTooLong, joinTexts, textLength } from "../../texts/rules";
import { nonEmptyAnswers } from "./guided-answers";

/** The steps from a topic to a conversation: first the setup, then one question at a time (spec §4, Conversation flow). */
export type Guide = {
  stage: { name: "setup" } | { name: "question"; position: number };
  topicId: string | null;
  /** As typed. Empty if a question was pressed: `nameOfMemory` (memory-name.ts) names the memory unless something is typed later. */
  projectName: string;
  /** By topic: the steps of a topic that was begun. Each has the ids of the questions that it showed; the last one is its question. */
  shown: Record<string, string[][]>;
  /** By topic and question, so that switching topics loses no text. */
  answers: Record<string, string>;
  /** As `answers`: what they had no room for. It is the first message after them. */
  rests?: Record<string, string>;
  /** When it was, as typed. */
  whenText?: string;
  /** The photos that the memory begins with, without their links, in any order. */
  photos?: DraftFile[];
  /** The Idempotency-Key of a submission that may have reached the server; any edit resets it. */
  requestKey: string | null;
  error: string | null;
};

export type GuideAction =
  | { type: "choose"; topicId: string }
  | { type: "name"; projectName: string }
  | { type: "answer"; text: string }
  /** `null`: the photo is removed. */
  | { type: "photo"; key: string; photo: UnsentFile | null }
  /** `used`: the texts of the questions that the person has answered in earlier conversations, the latest first. */
  | { type: "next"; used?: string[] }
  | { type: "back" }
  /** To a step as in `stepOf`. From a question a later one is reached as by Next, which may be refused. */
  | { type: "open"; step: number }
  | { type: "submit"; requestKey: string }
  /** The whole new guide, for example with another question. */
  | { type: "restore"; guide: Guide };

export function newGuide(topics: TopicChoice[], topicId: string | null = null): Guide {
  const only = topics.length === 1 ? topics[0]?.id : undefined;
  return {
    stage: { name: "setup" },
    topicId: topicId ?? only ?? null,
    projectName: "",
    shown: {},
    answers: {},
    requestKey: null,
    error: null,
  };
}

/** The steps of a set whose questions are all original. Spare ones are not asked in turn. */
export const stepsOf = (set: PromptQuestion[]) => set.filter(({ spare }) => !spare).map(({ id }) => [id]);

export function topicOf(guide: Guide, topics: TopicChoice[]): TopicChoice | null {
  return topics.find(({ id }) => id === guide.topicId) ?? null;
}

/** The questions of a topic that was begun, in order. */
export function questionsOf({ shown }: Guide, { id, sets }: TopicChoice): PromptQuestion[] {
  const questions = sets.flat();
  return (shown[id] ?? []).flatMap((ids) => questions.find((question) => question.id === ids.at(-1)) ?? []);
}

/** The sets of a topic: those that a person has not used yet, and then from the one used longest ago. `used`: as in `GuideAction`. */
export function setsByUse({ sets }: TopicChoice, used: string[]): PromptQuestion[][] {
  const age = (set: PromptQuestion[]) => {
    const uses = set.map(({ text }) => used.indexOf(text)).filter((index) => index >= 0);
    return Math.min(used.length, ...uses);
  };
  return [...sets].sort((one, other) => age(other) - age(one));
}

/** Which question is on the page, counted from 1; 0: the setup. */
export const stepOf = ({ stage }: Guide) => (stage.name === "question" ? stage.position + 1 : 0);

/** The current question, or `null` in the setup. `written`: whether something was typed at each step. */
export function currentQuestion(guide: Guide, topics: TopicChoice[]) {
  const topic = topicOf(guide, topics);
  if (guide.stage.name !== "question" || !topic) return null;
  const { position } = guide.stage;
  const questions = questionsOf(guide, topic);
  const question = questions[position];
  if (!question) return null;
  const answers = questions.map(({ id }) => guide.answers[answerKey(topic.id, id)] ?? "");
  const written = questions.map(({ id }) => textLength(writtenAt(guide, answerKey(topic.id, id))) > 0);
  const answer = answers[position] ?? "";
  const total = questions.length;
  return { topic, question, answer, written, position, total, isLast: position === total - 1 };
}

/** The non-empty answers, in the order of the questions. */
export function givenAnswers(guide: Guide, topics: TopicChoice[]): QuestionAnswer[] {
  const topic = topicOf(guide, topics);
  if (!topic) return [];
  return nonEmptyAnswers(
    questionsOf(guide, topic).map(({ id, text }) => ({
      question: text,
      answer: guide.answers[answerKey(topic.id, id)] ?? "",
    })),
  );
}

export function reduceGuide(guide: Guide, action: GuideAction, topics: TopicChoice[]): Guide {
  switch (action.type) {
    case "choose":
      return { ...guide, topicId: action.topicId || null, requestKey: null, error: null };
    case "name":
      return { ...guide, projectName: action.projectName, requestKey: null, error: null };
    case "photo": {
      const { key, photo } = action;
      const photos = (guide.photos ?? []).filter((each) => each.key !== key);
      return { ...guide, photos: photo ? [...photos, { key, file: photo }] : photos, requestKey: null };
    }
    case "answer": {
      const current = currentQuestion(guide, topics);
      if (!current) return guide;
      const answers = { ...guide.answers, [answerKey(current.topic.id, current.question.id)]: action.text };
      return { ...guide, answers, requestKey: null, error: null };
    }
    case "next":
      return nextStep(guide, topics, action.used);
    case "back":
      return { ...guide, stage: stageAt(stepOf(guide) - 1), error: null };
    case "open":
      if (guide.stage.name === "question" && action.step > stepOf(guide)) return nextStep(guide, topics);
      return { ...guide, stage: stageAt(action.step), error: null };
    case "submit":
      return { ...guide, requestKey: action.requestKey, error: null };
    case "restore":
      return action.guide;
  }
}

/** Whether a guide that was begun has this step. */
export function hasStep(guide: Guide, topics: TopicChoice[], step: number): boolean {
  const topic = topicOf(guide, topics);
  return topic !== null && questionsOf(guide, topic).length >= step;
}

/** The error that blocks the next step, or `null`. `isEnding`: the guide ends with this step, which may be without an answer. */
export function guideError(guide: Guide, topics: TopicChoice[], isEnding = false): string | null {
  const current = currentQuestion(guide, topics);
  if (!current) return setupError(guide, topics);
  if (isTooLong(guide.projectName, limits.projectNameLength)) return texts.conversation.projectNameTooLong;
  if (isTooLong(current.answer, limits.messageLength)) return texts.conversation.answerTooLong;
  if (textLength(current.answer) > 0) return null;
  if (isEnding && !current.isLast && current.written.includes(true)) return null;
  if (current.question.required) return texts.conversation.answerRequired;
  // A conversation needs at least one answer, even if every question is optional.
  const isMissing = current.isLast && givenAnswers(guide, topics).length === 0;
  return isMissing ? texts.conversation.oneAnswerRequired : null;
}

function setupError(guide: Guide, topics: TopicChoice[]): string | null {
  if (!topicOf(guide, topics)) return texts.conversation.topicRequired;
  if (textLength(guide.projectName) === 0) return texts.conversation.projectNameRequired;
  return isTooLong(guide.projectName, limits.projectNameLength) ? texts.conversation.projectNameTooLong : null;
}

function nextStep(guide: Guide, topics: TopicChoice[], used: string[] = []): Guide {
  const error = guideError(guide, topics);
  if (error) return { ...guide, error };
  const current = currentQuestion(guide, topics);
  if (current?.isLast) return guide;
  const stage = stageAt(stepOf(guide) + 1);
  const topic = topicOf(guide, topics);
  const isBegun = !topic || guide.shown[topic.id]?.length;
  const shown = isBegun ? guide.shown : { ...guide.shown, [topic.id]: stepsOf(setsByUse(topic, used)[0] ?? []) };
  return { ...guide, stage, shown, error: null };
}

export const stageAt = (step: number): Guide["stage"] =>
  step > 0 ? { name: "question", position: step - 1 } : { name: "setup" };

export const answerKey = (topicId: string, questionId: string) => `${topicId}/${questionId}`;

/** All that was written at a question. */
export const writtenAt = ({ answers, rests }: Guide, key: string) => joinTexts(answers[key] ?? "", rests?.[key] ?? "");

export const hasAnswers = ({ answers, rests = {} }: Guide) =>
  [answers, rests].flatMap((record) => Object.values(record)).some((text) => textLength(text) > 0);

/** Whether nothing was typed or attached yet, so that a restart loses nothing. */
export const isUntouched = (guide: Guide): boolean =>
  !guide.photos?.length && textLength(guide.projectName + (guide.whenText ?? "")) === 0 && !hasAnswers(guide);
