import type { TopicChoice } from "../../config/topics";
import { textLength } from "../../texts/rules";
import { answerKey, type Guide, newGuide, questionsOf, stageAt, topicOf } from "./guide";

/** What was typed and is not part of the memory, as a memory of its own; `null`: nothing. */
export function leftOver(guide: Guide, topics: TopicChoice[]): Guide | null {
  const topic = topicOf(guide, topics);
  const sent = topic ? questionsOf(guide, topic).map(({ id }) => answerKey(topic.id, id)) : [];
  const typed = Object.entries(guide.answers).filter(([key, text]) => textLength(text) > 0 && !sent.includes(key));
  const keys = typed.map(([key]) => key);
  const other = topics.find(({ id, sets }) =>
    sets.flat().some((question) => keys.includes(answerKey(id, question.id))),
  );
  if (!other) return null;
  const steps = other.sets.flat().filter(({ id }) => keys.includes(answerKey(other.id, id)));
  const shown = { ...guide.shown, [other.id]: steps.map(({ id }) => [id]) };
  const stage = stageAt(1);
  return { ...newGuide(topics, other.id), stage, shown, answers: Object.fromEntries(typed) };
}
