import type { TopicChoice } from "../../config/topics";
import { textLength } from "../../texts/rules";
import { answerKey, type Guide, newGuide, questionsOf, stageAt, topicOf, writtenAt } from "./guide";

/** A guide with the answers that are not sent with this one, such as those in other topics; `null`: there are none. */
export function leftOver(guide: Guide, topics: TopicChoice[]): Guide | null {
  const topic = topicOf(guide, topics);
  const sent = topic ? questionsOf(guide, topic).map(({ id }) => answerKey(topic.id, id)) : [];
  const typed = Object.keys({ ...guide.rests, ...guide.answers })
    .map((key) => [key, writtenAt(guide, key)] as const)
    .filter(([key, text]) => textLength(text) > 0 && !sent.includes(key));
  const keys = typed.map(([key]) => key);
  const other = topics.find(({ id, sets }) =>
    sets.flat().some((question) => keys.includes(answerKey(id, question.id))),
  );
  if (!other) return null;
  const steps = other.sets.flat().filter(({ id }) => keys.includes(answerKey(other.id, id)));
  const shown = { ...guide.shown, [other.id]: steps.map(({ id }) => [id]) };
  return { ...newGuide(topics, other.id), stage: stageAt(1), shown, answers: Object.fromEntries(typed) };
}

/** What the answers of a guide had no room for, in the order of the questions. */
export function carriedText(guide: Guide, topics: TopicChoice[]): string {
  const topic = topicOf(guide, topics);
  const questions = topic ? questionsOf(guide, topic) : [];
  const rests = questions.map(({ id }) => (topic && guide.rests?.[answerKey(topic.id, id)]?.trim()) || "");
  return rests.filter(Boolean).join("\n\n");
}
