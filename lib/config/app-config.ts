import { z } from "zod";
import { type Distractor, questionTypes } from "../quiz/question";
import { levelNames, levels, quiz } from "../quiz/rules";
import { standardCare } from "../texts/care";

// The operator's files (spec §3). Every field has a default, so that a missing or invalid one never stops the product.
// Objects are strict, so that a misspelt field is reported instead of silently ignored.

const color = (standard: string) =>
  z
    .string()
    .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, "must be a hex colour such as #4A90E2")
    .default(standard);
const labelText = z.string().min(1, "must not be empty").max(200);
const label = (standard: string) => labelText.default(standard);
const flag = (standard: boolean) => z.boolean().default(standard);
/** An object that may be missing: then its fields' defaults apply. */
const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).prefault({} as never);

/** config/flexiconfig.json */
export const AppConfig = z.strictObject({
  title: label("Flexi"),
  appName: label("Flexi"),
  placeholder: label("A name you'll know it by"),
  projectNameLabel: label("Project name"),
  nextButtonText: label("Next"),
  continueButtonText: label("Continue with Flexi"),
  conversationPlaceholder: label("Write more…"),
  /** The button on the page; the menu's is in the other file. If one of them is missing, the other is used for both. */
  startNewButtonText: labelText.optional(),
  /** The messenger that gets no images (spec §9), by its name in the user agent of its browser. Empty: none. */
  messengerWithoutImages: z.string().max(200).default("WhatsApp"),
});
export type AppConfig = z.infer<typeof AppConfig>;

/** By language ("de", "pt-BR"). */
const translations = z.record(z.string().min(2), z.string().trim().min(1, "must not be empty")).optional();

const PromptQuestion = z.strictObject({
  id: z.string().min(1),
  text: z.string().default(""),
  texts: translations,
  required: z.boolean().optional(),
  /** Not asked in turn: "Another question" leads to it. */
  spare: z.boolean().optional(),
});
/** The first question of a set has to be answered, unless the file says otherwise, and those after it have not. */
const QuestionSet = z
  .array(PromptQuestion)
  .transform((set) => set.map((question, index) => ({ ...question, required: question.required ?? index === 0 })));
export type QuestionSet = z.infer<typeof QuestionSet>;
export type PromptQuestion = QuestionSet[number];

/** What the AI is sent about a topic. */
export const topicPrompt = {
  promptRole: z.string().default(""),
  promptContext: z.string().default(""),
  promptConstraints: z.string().default(""),
  promptTone: z.string().default(""),
  promptExamples: z.string().default(""),
};

export const Topic = z
  .strictObject({
    enabled: flag(true),
    displayName: z.string().default(""),
    displayNames: translations,
    /** The heading under which the topic is offered. */
    group: labelText.optional(),
    /** `false`: home never asks its first questions unasked, as the question of the day. */
    questionOfTheDay: z.boolean().optional(),
    /** The age that its first question asks about. The life line offers it for those years alone. */
    aboutAge: z.number().int().min(0).max(130).optional(),
    /** The care line stands at the end of its conversations. */
    careLine: z.boolean().optional(),
    promptQuestions: QuestionSet.default([]),
    /** Further sets, one for each further memory of the topic. An id is unique among the questions of a topic. */
    moreQuestionSets: z.array(QuestionSet).optional(),
    ...topicPrompt,
  })
  .check(({ value: { promptQuestions, moreQuestionSets = [] }, issues }) => {
    const ids = new Set(promptQuestions.map(({ id }) => id));
    for (const [index, set] of moreQuestionSets.entries()) {
      const repeated = set.find(({ id }) => ids.size === ids.add(id).size);
      const message = set.length === 0 ? "must not be empty" : repeated && `repeats the id "${repeated.id}"`;
      if (message) issues.push({ code: "custom", message, input: set, path: ["moreQuestionSets", index] });
    }
  });
export type Topic = z.infer<typeof Topic>;
export type TopicPrompt = Pick<Topic, keyof typeof topicPrompt>;

const AiLevel = z
  .strictObject({
    name: z.enum(levelNames),
    description: z.string().default(""),
    accuracy: z.number().min(0).max(1).optional(),
    responseTime: z.number().int().min(0).max(60_000).default(quiz.opponentDelayDefaultMs),
  })
  .transform((level) => ({ ...level, accuracy: level.accuracy ?? levels[level.name].accuracy }));

const standardLevels = levelNames.map((name) => ({
  name,
  description: "",
  accuracy: levels[name].accuracy,
  responseTime: quiz.opponentDelayDefaultMs,
}));

const inEnglish = standardCare.default;
const careText = z.string().trim().min(1, "must not be empty").max(500);
const careLink = z.url({ protocol: /^(https?|tel)$/, error: "must be an http, https or tel address" });
/** `shortText`: at the end of conversations; `text` if it is missing. */
const careRest = { shortText: careText.optional(), url: careLink.default(inEnglish.url) };
/** By language ("de", "pt-BR"); `default` for all others. */
const Care = z
  .object({ default: section({ text: careText.default(inEnglish.text), ...careRest }) })
  .catchall(z.strictObject({ text: careText, ...careRest }))
  .default(standardCare);
export type Care = z.infer<typeof Care>;

const carePhrase = z.string().trim().min(1, "must not be empty").max(200);
/** config/care/<language>.json: what the care line is shown for (lib/conversation/thread/care.ts). */
export const CarePhrases = z.strictObject({
  phrases: z.array(carePhrase).max(100).default([]),
  exceptions: z.array(carePhrase).max(100).default([]),
});

/** config/flexifeatures.json */
export const FeatureConfig = z.strictObject({
  styling: section({
    primaryColor: color("#4A90E2"),
    secondaryColor: color("#6AB0F3"),
    backgroundColor: color("#FAF8F4"),
  }),
  flexiAppName: section({
    name: label("Flexi"),
    style: section({ fontSize: z.string().default("1.25rem"), color: color("").or(z.literal("")) }),
  }),
  /** The button in the menu. */
  startNewButtonText: labelText.optional(),
  personalNote: section({
    enabled: flag(true),
    placeholder: label("A note that only you will see…"),
    buttonText: label("+ NOTE TO SELF"),
    buttonColor: color("#6AB0F3"),
  }),
  flexiFeatures: section({
    chat: section({
      topics: z.record(z.string(), Topic).default({}),
      topicSelectionLabel: label("Memory type"),
      topicSelectionPlaceholder: label("Select a memory type"),
    }),
    care: Care,
    profileEdit: section({ enabled: flag(true) }),
    trainingMode: section({
      enabled: flag(false),
      menuEnabled: flag(true),
      trainingAutoStart: flag(false),
      displayName: label("Training"),
      exitText: label("Exit Game"),
      selectedTopic: z.string().default(""),
      useAllDistractors: flag(false),
      aiCompetition: section({ levels: z.array(AiLevel).default(standardLevels) }),
    }),
  }),
});
export type FeatureConfig = z.infer<typeof FeatureConfig>;

const poolWord = z.string().trim().min(1);

/** A wrong option with its type ("noun"), subtype ("animal") and difficulty. The type of a plain string is unknown. */
export const PoolWord = z.union([
  poolWord.transform((word): Distractor => ({ word, type: "" })),
  z.strictObject({
    word: poolWord,
    type: z.string().default(""),
    subtype: z.string().min(1).optional(),
    difficulty: z.number().int().min(quiz.difficultyMin).max(quiz.difficultyMax).optional(),
  }),
]);
export type PoolWord = z.infer<typeof PoolWord>;

const QuizTopic = z.strictObject({
  dataSource: section({
    type: z.enum(["api", "file"]).default("api"),
    endpoint: z.string().default("/api/training/modules"),
    contentFilter: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    fileType: z.string().default("application/json"),
  }),
  questionFormat: section({
    type: z.enum(questionTypes).default(questionTypes[0]),
    minWordLength: z.number().int().min(1).default(4),
    excludeWords: z.array(z.string()).default([]),
  }),
  distractorLogic: section({
    pool: z.array(PoolWord).default([]),
    /** What terms mean that are only ever wrong options. */
    definitions: z.record(z.string(), z.string()).optional(),
    maxLengthDiff: z.partialRecord(z.enum(levelNames), z.number().int().min(0)).default({}),
  }),
});
export type QuizTopic = z.infer<typeof QuizTopic>;

/** config/training.json */
export const TrainingConfig = z.strictObject({ topics: z.record(z.string(), QuizTopic).default({}) });
export type TrainingConfig = z.infer<typeof TrainingConfig>;
