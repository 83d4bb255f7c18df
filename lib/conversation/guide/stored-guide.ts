import type { TopicChoice } from "../../config/topics";
import type { UnsentFile } from "../../files/draft-file";
import { type Guide, newGuide, questionsOf, stepsOf, topicOf } from "./guide";

/** Whether a stored value has the form of a guide, which one of another version of the app may not have. */
export function isGuide(stored: Partial<Guide>): boolean {
  const { stage, projectName, shown = {}, answers, rests = {}, whenText = "", photos = [] } = stored;
  const isStage = stage?.name === "setup" || (stage?.name === "question" && Number.isInteger(stage.position));
  if (!isStage || ![shown, answers, rests, photos].every(isRecord)) return false;
  const steps = Object.values(shown).flat();
  if (!Object.values(shown).every(Array.isArray) || !steps.every(Array.isArray)) return false;
  const typed = [answers, rests].flatMap((record) => Object.values(record ?? {}));
  return [projectName, whenText, ...steps.flat(), ...typed].every((text) => typeof text === "string");
}

const isRecord = (value: unknown) => typeof value === "object" && value !== null;

/** An earlier version of the app had one photo. */
type FormerGuide = Guide & { photo?: UnsentFile | null };

/** A stored guide, adjusted to the current topics. */
export function restoreGuide({ photo, ...stored }: FormerGuide, topics: TopicChoice[]): Guide {
  const guide = { ...stored, shown: knownSteps(stored, topics), error: null };
  if (photo) guide.photos = [{ key: "", file: photo }];
  const topic = topicOf(guide, topics);
  if (!topic) return { ...guide, topicId: newGuide(topics).topicId, stage: { name: "setup" } };
  const { stage } = guide;
  const last = questionsOf(guide, topic).length - 1;
  if (last < 0) return { ...guide, stage: { name: "setup" } };
  return { ...guide, stage: stage.name === "question" && stage.position > last ? { ...stage, position: last } : stage };
}

/** The stored steps without questions that are no longer there. A guide of an earlier version has the first set of each topic. */
function knownSteps({ shown }: Partial<Guide>, topics: TopicChoice[]): Guide["shown"] {
  const steps = topics.map(({ id, sets: [first = [], ...more] }) => {
    const known = new Set([first, ...more].flat().map((question) => question.id));
    const stored = shown ? (shown[id] ?? []) : stepsOf(first);
    return [id, stored.map((ids) => ids.filter((each) => known.has(each))).filter((ids) => ids.length > 0)] as const;
  });
  return { ...shown, ...Object.fromEntries(steps) };
}
