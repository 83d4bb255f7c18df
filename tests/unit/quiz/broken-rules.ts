import type { QuizTopic } from "@/lib/config/app-config";
import { blank, type Distractor, type Question } from "@/lib/quiz/question";
import { type LevelName, levels } from "@/lib/quiz/rules";
import { isBuiltIn } from "@/lib/quiz/samples";
import { normalizeForSearch } from "@/lib/texts/normalize";

type Case = { topic: QuizTopic; level: LevelName; distractors: Distractor[]; isPractice?: boolean };

const key = (word: string) => word.trim().toLowerCase();
const has = (text: string, word: string) => text.toLowerCase().includes(key(word));
const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;
const changesLength = (word: string) =>
  [word.toLowerCase(), word.toUpperCase()].some(({ length }) => length !== word.length);

/** The rules of spec §5 that a question breaks, checked independently of the code that built it. */
export function brokenRules(question: Question, { topic, level, distractors, isPractice = false }: Case): string[] {
  const { type, text, reference, correctAnswer, options, module } = question;
  const { minWordLength, excludeWords } = topic.questionFormat;
  const isText = type === "fill-in-the-blank";
  const wrong = options.filter((option) => option !== correctAnswer);
  const tokens = module.text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const [firstWord = ""] = correctAnswer.match(/[\p{L}\p{N}]+/u) ?? [];
  const { wordsMin, difficulty } = levels[level];
  const rules: Record<string, boolean> = {
    "four options, none twice": options.length === 4 && new Set(options.map(key)).size === 4,
    "the answer is among them": wrong.length === 3,
    "the answer cannot be read": !has(text, correctAnswer) && !has(reference ?? "", correctAnswer),
    "the blank stands for the answer":
      key(text.replaceAll(blank, correctAnswer)) === key(module.text.replace(/\s+/g, " ")),
    "a text has a blank": !isText || text.includes(blank),
    "a definition shows no reference": isText || reference === null,
    "a text is as long as the level wants": !isText || isPractice || isBetween(tokens.length, wordsMin, 25),
    "a definition is as hard as the level wants": isText || isPractice || isBetween(module.difficulty, ...difficulty),
    "the word is long enough": !isText || isBuiltIn(module) || correctAnswer.length >= minWordLength,
    "the word is not excluded": !isText || isBuiltIn(module) || !excludeWords.map(key).includes(key(correctAnswer)),
    "the word stands outside parentheses":
      !isText || tokens.some((token) => !/[()]/.test(token) && has(token, firstWord)),
    "no wrong option stands in the text": !wrong.some((option) => has(module.text, option)),
    "no wrong option is the word blank": !wrong.map(key).includes("blank"),
    "rules give way only where words are missing":
      isBuiltIn(module) || isStrict(question, wrong, { topic, level, distractors }),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

/** Whether all wrong options fit, if the pool has three that do and knows the type of the answer. */
function isStrict(
  { type, correctAnswer, module }: Question,
  wrong: string[],
  { topic, level, distractors }: Case,
): boolean {
  const { pool, maxLengthDiff } = topic.distractorLogic;
  const entry = pool.find(({ word }) => key(word) === key(correctAnswer));
  if (!entry?.type) return true;
  const isNear = (word: string) => Math.abs(word.length - correctAnswer.length) <= (maxLengthDiff[level] ?? 6);
  const fits = ({ word, type: wordType, subtype, difficulty = 3 }: Distractor) =>
    wordType === entry.type &&
    (!entry.subtype || subtype === entry.subtype) &&
    isNear(word) &&
    (type === "fill-in-the-blank" || isBetween(difficulty, ...levels[level].difficulty));
  const isPossible = ({ word }: Distractor) =>
    !has(module.text, word) && !["blank", key(correctAnswer)].includes(key(word)) && /[\p{L}\p{N}]/u.test(word);
  const fitting = pool
    .filter((word) => fits(word) && isPossible(word) && !changesLength(word.word))
    .map(({ word }) => key(word));
  if (new Set(fitting).size < 3) return true;
  // Normalized, because an option may be in capitals, where ß becomes two letters.
  const otherwise = [...module.options, ...distractors.map(({ word }) => word)].map((word) =>
    normalizeForSearch(word.trim()),
  );
  return wrong.every(
    (option) => isNear(option) && (otherwise.includes(normalizeForSearch(option)) || !isOnlyUnfit(option)),
  );

  function isOnlyUnfit(option: string): boolean {
    const entries = pool.filter(({ word }) => normalizeForSearch(word.trim()) === normalizeForSearch(option));
    return entries.length > 0 && !entries.some((word) => fits({ ...word, word: option }));
  }
}
