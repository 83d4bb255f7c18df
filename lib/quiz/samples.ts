import type { QuizTopic } from "../config/app-config";
import { trainingTexts } from "../texts/training";
import type { QuizModule } from "./question";
import { quiz } from "./rules";

// Questions that need no server. Their texts have a length that fits every level.

function builtIn(id: string, text: string, options: [answer: string, ...wrong: string[]]): QuizModule {
  return {
    id: `built-in-${id}`,
    reference: trainingTexts.sample,
    text,
    correctAnswer: options[0],
    difficulty: quiz.difficultyDefault,
    appName: "",
    book: "",
    chapter: "",
    verse: "",
    type: "fill-in-the-blank",
    subtype: "",
    options,
  };
}

/** Asked if the topic has no questions (spec §8). */
export const sampleModules: QuizModule[] = [
  builtIn(
    "explain",
    "People who explain a new idea to a friend usually remember it longer than those who only read it.",
    ["explain", "whisper", "deliver", "forward"],
  ),
  builtIn("smell", "A smell can bring back a childhood kitchen at once, faster and more vividly than any photograph.", [
    "smell",
    "stamp",
    "clock",
    "receipt",
  ]),
  builtIn("pedals", "The first bicycles had no pedals, so their riders pushed themselves along with both feet.", [
    "pedals",
    "wheels",
    "saddles",
    "handlebars",
  ]),
];

/** Asked if the questions could not be loaded (spec §8). */
export const fallbackModule = builtIn(
  "diary",
  "A diary that is written every evening becomes, after a few years, the best map of a whole life.",
  ["diary", "novel", "recipe", "poster"],
);

const ids = new Set([...sampleModules, fallbackModule].map(({ id }) => id));

/** Built-in questions may repeat, so their use is not recorded. */
export const isBuiltIn = ({ id }: Pick<QuizModule, "id">) => ids.has(id);

/** The topic without its rules for words, which were made for its own content. */
export function topicForBuiltIn(topic: QuizTopic): QuizTopic {
  const { questionFormat, distractorLogic } = topic;
  return {
    ...topic,
    questionFormat: { ...questionFormat, minWordLength: 1, excludeWords: [] },
    distractorLogic: { ...distractorLogic, maxLengthDiff: {} },
  };
}
