import type { TopicChoice } from "../../config/topics";
import { type Guide, newGuide, questionsOf, topicOf } from "./guide";

/** Whether a stored value has the form of a guide, which one of another version of the app may not have. */
export function isGuide(stored: Partial<Guide>): boolean {
  const { stage, projectName, shown, answers, rests = {}, whenText = "", photos = [] } = stored;
  const isStage = stage?.name === "setup" || (stage?.name === "question" && Number.isInteger(stage.position));
  if (!isStage || ![shown, answers, rests, photos].every(isRecord)) return false;
  const topics = Object.values(shown ?? {});
  const steps = topics.flat();
  if (![...topics, ...steps].every(Array.isArray)) return false;
  const typed = [answers, rests].flatMap((record) => Object.values(record ?? {}));
  return [projectName, whenText, ...steps.flat(), ...typed].every((text) => typeof text === "string");
}

const isRecord = (value: unknown) => typeof value === "object" && value !== null;

/** A stored guide, adjusted to the current topics. */
export function restoreGuide(stored: Guide, topics: TopicChoice[]): Guide {
  const guide = { ...stored, shown: knownSteps(stored, topics), error: null };
  const topic = topicOf(guide, topics);
  if (!topic) return { ...guide, topicId: newGuide(topics).topicId, stage: { name: "setup" } };
  const { stage } = guide;
  const last = questionsOf(guide, topic).length - 1;
  if (last < 0) return { ...guide, stage: { name: "setup" } };
  return { ...guide, stage: stage.name === "question" && stage.position > last ? { ...stage, position: last } : stage };
}

/** The stored steps without questions that are no longer there. */
function knownSteps({ shown }: Guide, topics: TopicChoice[]): Guide["shown"] {
  const steps = topics.map(({ id, sets }) => {
    const known = new Set(sets.flat().map((question) => question.id));
    const stored = (shown[id] ?? []).map((ids) => ids.filter((each) => known.has(each)));
    return [id, stored.filter((ids) => ids.length > 0)] as const;
  });
  return { ...shown, ...Object.fromEntries(steps) };
}
