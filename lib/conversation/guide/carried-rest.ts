import { limits } from "../../api/limits";
import { whenLength } from "../../api/when-length";
import type { PromptQuestion } from "../../config/app-config";
import type { TopicChoice } from "../../config/topics";
import { texts } from "../../texts";
import { isTooLong, joinTexts } from "../../texts/rules";
import { splitText } from "../../texts/split-text";
import { whenTexts } from "../../texts/when";
import { answerKey, currentQuestion, type Guide, questionsOf, stageAt, topicOf, writtenAt } from "./guide";

/** What is written at the current question: in its answer, and what was carried over from it. */
export function currentParts(guide: Guide, topics: TopicChoice[]) {
  const current = currentQuestion(guide, topics);
  const key = current ? answerKey(current.topic.id, current.question.id) : "";
  return { key, answer: guide.answers[key] ?? "", rest: guide.rests?.[key] ?? "" };
}

/** The guide with what the current answer has no room for carried over to the message after it. */
export function withRestCarried(guide: Guide, topics: TopicChoice[]): Guide {
  const { key, answer, rest } = currentParts(guide, topics);
  const [first, beyond] = splitText(answer, limits.messageLength);
  return withParts(guide, key, first, joinTexts(beyond, rest));
}

/** The guide with what was carried over back in the current answer. */
export function withRestBack(guide: Guide, topics: TopicChoice[]): Guide {
  const { key } = currentParts(guide, topics);
  return withParts(guide, key, writtenAt(guide, key), "");
}

function withParts(guide: Guide, key: string, answer: string, rest: string): Guide {
  const answers = { ...guide.answers, [key]: answer };
  return { ...guide, answers, rests: { ...guide.rests, [key]: rest }, requestKey: null, error: null };
}

/** The guide at the first question whose answer is too long, or at the last if its date is, with that error; `null`: there is none. */
export function atTooLong(guide: Guide, topics: TopicChoice[]): Guide | null {
  const topic = topicOf(guide, topics);
  const questions = topic ? questionsOf(guide, topic) : [];
  const isLong = ({ id }: PromptQuestion) =>
    topic !== null && isTooLong(guide.answers[answerKey(topic.id, id)] ?? "", limits.messageLength);
  const step = questions.findIndex(isLong) + 1;
  if (step > 0) return { ...guide, stage: stageAt(step), error: texts.conversation.answerTooLong };
  if (!isTooLong(guide.whenText ?? "", whenLength)) return null;
  return { ...guide, stage: stageAt(questions.length), error: whenTexts.tooLong };
}
