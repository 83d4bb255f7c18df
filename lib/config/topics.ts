import { ownValue } from "../own-value";
import type { PromptQuestion, QuestionSet, Topic, TopicPrompt } from "./app-config";

/** A topic without its prompt, which only the AI gets. */
export type PageTopic = Omit<Topic, keyof TopicPrompt>;
type TopicsConfig = { language?: string; flexiFeatures: { chat: { topics: Record<string, PageTopic> } } };

/**
 * A topic that a person can choose. `sets`: at least one; each begins with a question that is not spare, and has only questions with
 * a text (spec §5). `language`: of its name and questions.
 */
export type TopicChoice = Pick<PageTopic, "group" | "aboutAge"> & {
  id: string;
  displayName: string;
  language?: string;
  isDaily?: boolean;
  sets: PromptQuestion[][];
};

/** The enabled topics with at least one question, in the order of the file. */
export function enabledTopics(config: TopicsConfig): TopicChoice[] {
  return Object.entries(config.flexiFeatures.chat.topics)
    .filter(([, { enabled }]) => enabled)
    .map(([id, topic]) => ({
      ...topic,
      id,
      displayName: topicName(config, id),
      language: config.language,
      isDaily: topic.questionOfTheDay,
      sets: nonEmptySets(topic),
    }))
    .filter(({ sets }) => sets.length > 0);
}

/** The name of a topic, also of one that is switched off. A topic that the file does not have (any more) is named by its id. */
export const topicName = (config: TopicsConfig, id: string) =>
  ownValue(config.flexiFeatures.chat.topics, id)?.displayName || id;

/** Whether conversations of a topic end with where help is. Home quotes nothing of them. */
export const hasCareLine = (config: TopicsConfig, id: string) =>
  ownValue(config.flexiFeatures.chat.topics, id)?.careLine === true;

/** The sets of a topic without empty questions; each begins with one that is not spare. */
export function nonEmptySets({ promptQuestions, moreQuestionSets = [] }: PageTopic): QuestionSet[] {
  return [promptQuestions, ...moreQuestionSets]
    .map((set) => set.filter(({ text }) => text.trim() !== ""))
    .map((set) => [...set].sort((one, other) => Number(one.spare ?? false) - Number(other.spare ?? false)))
    .filter(([first]) => first && !first.spare);
}

/** The topics by their headings, in the order of the file; those without a heading come first. */
export function topicGroups(topics: TopicChoice[]): { group: string; topics: TopicChoice[] }[] {
  const groups = new Set(["", ...topics.map(({ group = "" }) => group)]);
  return [...groups]
    .map((group) => ({ group, topics: topics.filter((topic) => (topic.group ?? "") === group) }))
    .filter(({ topics }) => topics.length > 0);
}

/** A few topics to begin with: those without a heading and the first one of each heading. */
export function topicSample(topics: TopicChoice[], size: number): TopicChoice[] {
  const firstOf = (group: string) => topics.find((topic) => topic.group === group);
  return topics.filter((topic) => !topic.group || firstOf(topic.group) === topic).slice(0, size);
}

const ribbonHues = 7;
const ribbonShades = ["", " deep", " pale"];

/** The hue and the shade of the ribbon at a position in a list. */
export const ribbonAt = (position: number) =>
  `${position % ribbonHues}${ribbonShades[Math.floor(position / ribbonHues) % ribbonShades.length]}`;

/** The ribbon of a topic: by its position in the file, so that it stays the same if another topic is switched off. */
export const ribbonOf = ({ flexiFeatures }: TopicsConfig, topicId: string) =>
  ribbonAt(Math.max(0, Object.keys(flexiFeatures.chat.topics).indexOf(topicId)));
