import type { FeatureConfig, PromptQuestion, Topic } from "./app-config";

/** The file as the readers of one language see it. */
export type TranslatedFeatures = FeatureConfig & { language: string };

/** The languages that the file has questions or topic names in, besides English. */
export function questionLanguages({ flexiFeatures }: FeatureConfig): string[] {
  const topics = Object.values(flexiFeatures.chat.topics);
  const translations = topics.flatMap((topic) => [
    topic.displayNames,
    ...allQuestions(topic).map(({ texts }) => texts),
  ]);
  return [...new Set(translations.flatMap((each) => Object.keys(each ?? {})))];
}

const allQuestions = ({ promptQuestions, moreQuestionSets = [] }: Topic): PromptQuestion[] =>
  [promptQuestions, ...moreQuestionSets].flat();

/**
 * The first language of an Accept-Language header ("de-AT,de;q=0.9,en;q=0.8") that is available; "en" if none is, or if English comes
 * before it.
 */
export function preferredLanguage(acceptLanguage: string | null, available: string[]): string {
  const tags = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of tags) {
    const names = [tag, tag.split("-")[0]];
    const match = names.map((name) => ["en", ...available].find((each) => each.toLowerCase() === name)).find(Boolean);
    if (match) return match;
  }
  return "en";
}

/**
 * The file with the questions and topic names of one language, which it names, and English where it has none; `texts` and
 * `displayNames` are left out.
 */
export function inLanguage(features: FeatureConfig, language: string): TranslatedFeatures {
  const { chat } = features.flexiFeatures;
  const topics = Object.fromEntries(
    Object.entries(chat.topics).map(([id, { displayNames, ...topic }]) => {
      const promptQuestions = topic.promptQuestions.map((question) => translated(question, language));
      const sets = topic.moreQuestionSets?.map((set) => set.map((question) => translated(question, language)));
      const displayName = displayNames?.[language] ?? topic.displayName;
      return [id, { ...topic, displayName, promptQuestions, ...(sets && { moreQuestionSets: sets }) }];
    }),
  );
  return { ...features, language, flexiFeatures: { ...features.flexiFeatures, chat: { ...chat, topics } } };
}

function translated({ texts, ...question }: PromptQuestion, language: string): PromptQuestion {
  return { ...question, text: texts?.[language] ?? question.text };
}

/** How each question is worded in a language, by its wordings in all languages: it may have been answered in another one. */
export function wordingsIn({ flexiFeatures }: FeatureConfig, language: string): Map<string, string> {
  const questions = Object.values(flexiFeatures.chat.topics).flatMap(allQuestions);
  return new Map(
    questions.flatMap(({ text, texts = {} }) =>
      [text, ...Object.values(texts)].map((wording) => [wording, texts[language] ?? text] as const),
    ),
  );
}
