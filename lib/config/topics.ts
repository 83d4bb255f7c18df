import type { FeatureConfig, PromptQuestion, Topic } from "./app-config";

/** A topic a person can choose. `questions` are the ones that are asked: empty ones are skipped (spec §5). */
export type TopicChoice = { id: string; displayName: string; questions: PromptQuestion[] };

/** The topics that are switched on and ask something, in the order of the file. */
export function enabledTopics(config: FeatureConfig): TopicChoice[] {
  return Object.entries(config.flexiFeatures.chat.topics)
    .filter(([, topic]) => topic.enabled)
    .map(([id, topic]) => ({ id, displayName: topic.displayName || id, questions: askedQuestions(topic) }))
    .filter(({ questions }) => questions.length > 0);
}

function askedQuestions(topic: Topic): PromptQuestion[] {
  return topic.promptQuestions.filter(({ text }) => text.trim() !== "");
}
