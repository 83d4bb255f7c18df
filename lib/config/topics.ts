import type { FeatureConfig, PromptQuestion, Topic } from "./app-config";

/** A topic that a person can choose. `questions` are those with a text (spec §5). */
export type TopicChoice = { id: string; displayName: string; questions: PromptQuestion[] };

/** The enabled topics with at least one question, in the order of the file. */
export function enabledTopics(config: FeatureConfig): TopicChoice[] {
  return Object.entries(config.flexiFeatures.chat.topics)
    .filter(([, topic]) => topic.enabled)
    .map(([id, topic]) => ({ id, displayName: topicName(config, id), questions: nonEmptyQuestions(topic) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The name of a topic, also of one that is switched off. A topic that the file does not have (any more) is named by its id. */
export const topicName = (config: FeatureConfig, id: string) => config.flexiFeatures.chat.topics[id]?.displayName || id;

const ribbonHues = 7;

/** The index of a topic's ribbon hue: its position in the file, so that it stays the same if another topic is switched off. */
export function ribbonOf(config: FeatureConfig, topicId: string): number {
  return Math.max(0, Object.keys(config.flexiFeatures.chat.topics).indexOf(topicId)) % ribbonHues;
}

function nonEmptyQuestions(topic: Topic): PromptQuestion[] {
  return topic.promptQuestions.filter(({ text }) => text.trim() !== "");
}
