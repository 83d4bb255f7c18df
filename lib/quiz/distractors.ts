import type { QuizTopic } from "../config/app-config";
import { once } from "../lazy";
import { blankCandidates, contains, isReadable, wordKey } from "./cloze";
import { answerOf, type Distractor, type QuestionType, type QuizModule } from "./question";
import { type Random, shuffled } from "./random";
import { type LevelName, levels, quiz } from "./rules";

type Kind = Pick<Distractor, "type" | "subtype">;

/** The question for which wrong options are needed. `modules` and `distractors` were fetched with the module. */
export type DistractorSearch = {
  module: QuizModule;
  type: QuestionType;
  answer: string;
  level: LevelName;
  topic: QuizTopic;
  modules: QuizModule[];
  distractors: Distractor[];
  random: Random;
};

type Rule = (distractor: Distractor, search: DistractorSearch & { kind: Kind }) => boolean;

const sameType: Rule = ({ type }, { kind }) => type === kind.type;

const sameSubtype: Rule = ({ subtype }, { kind }) => !kind.subtype || subtype === kind.subtype;

const similarLength: Rule = ({ word }, { answer, level, topic }) => {
  const most = topic.distractorLogic.maxLengthDiff[level] ?? quiz.lengthDifferenceDefault;
  return Math.abs(word.length - answer.length) <= most;
};

const fittingDifficulty: Rule = ({ difficulty = quiz.difficultyDefault }, { type, level }) => {
  const [min, max] = levels[level].difficulty;
  return type !== "match-definition-to-term" || (difficulty >= min && difficulty <= max);
};

/** The rules of spec §5, from strict to loose: the next set applies while options are missing. */
const relaxations: Rule[][] = [
  [sameType, sameSubtype, similarLength, fittingDifficulty],
  [sameType, similarLength, fittingDifficulty],
  [sameType, similarLength],
  [sameType],
  [similarLength],
  [],
];

/** Three wrong options, found by the strictest rules first; under the same rules, the module's own options come first. */
export function wrongOptions(search: DistractorSearch): string[] {
  const { module, answer, topic, distractors, random } = search;
  const kind = kindOf(answer, search);
  const isOwn = wordKey(answer) === wordKey(module.correctAnswer || module.reference);
  const own = () => (isOwn ? module.options.map((word) => ({ word, ...kind })) : []);
  const pool = () => [...topic.distractorLogic.pool, ...distractors];
  const others = () => wordsOfOtherModules(search);
  const sources = [own, pool, others].map((source) => once(() => shuffled(source().map(withCaseOf(answer)), random)));
  const searchWithKind = { ...search, kind };
  const found = new Map<string, string>();
  for (const rules of relaxations) {
    for (const source of sources) {
      for (const distractor of source()) {
        const isFit = rules.every((rule) => rule(distractor, searchWithKind)) && isPossible(distractor.word, search);
        if (isFit && !found.has(wordKey(distractor.word))) found.set(wordKey(distractor.word), distractor.word);
        if (found.size === quiz.optionsPerQuestion - 1) return [...found.values()];
      }
    }
  }
  return withGenericOptions([...found.values()], search);
}

/** The rules that always apply: not the answer, not in the text, not the word "blank". */
function isPossible(word: string, { answer, module }: DistractorSearch): boolean {
  const key = wordKey(word);
  return isReadable(word) && key !== wordKey(answer) && key !== "blank" && !contains(module.text, word);
}

/** The last resort of spec §5: option1, option2 … */
function withGenericOptions(words: string[], search: DistractorSearch): string[] {
  const options = [...words];
  for (let number = 1; options.length < quiz.optionsPerQuestion - 1; number++) {
    const generic = `option${number}`;
    if (isPossible(generic, search) && !options.some((word) => wordKey(word) === generic)) options.push(generic);
  }
  return options;
}

/**
 * The type and subtype of a word: from its entry in the pool, or from an entry of the module's subtype. Otherwise a term has
 * the type and subtype of its module, and the type of any other word is unknown.
 */
function kindOf(word: string, { module, type, topic }: Pick<DistractorSearch, "module" | "type" | "topic">): Kind {
  const { pool } = topic.distractorLogic;
  const isTerm = type === "match-definition-to-term";
  const subtype = isTerm || wordKey(word) === wordKey(module.correctAnswer) ? module.subtype || undefined : undefined;
  const entry =
    pool.find((entry) => wordKey(entry.word) === wordKey(word)) ??
    pool.find((entry) => subtype !== undefined && entry.subtype === subtype);
  if (entry) return { type: entry.type, subtype: entry.subtype };
  return { type: isTerm ? type : "", subtype };
}

/** Words of the other fetched modules: the terms of definitions and the words of texts. */
function wordsOfOtherModules({ module, type, modules, topic }: DistractorSearch): Distractor[] {
  const others = modules.filter(
    (other) => other.id !== module.id && (other.type ?? topic.questionFormat.type) === type,
  );
  return others.flatMap((other) => {
    const { difficulty } = other;
    const answer = answerOf(other, type);
    const words = type === "fill-in-the-blank" ? blankCandidates(other.text, topic.questionFormat) : [];
    return [
      { word: answer, difficulty, ...kindOf(answer, { module: other, type, topic }) },
      ...words.map((word) => ({ word, difficulty, type: "" })),
    ];
  });
}

/** Gives a distractor the capitalization of the answer, which would otherwise give the answer away. */
const withCaseOf = (answer: string) => (distractor: Distractor) => {
  return { ...distractor, word: inCaseOf(answer, distractor.word.trim().normalize("NFC")) };
};

function inCaseOf(answer: string, word: string): string {
  const [lower, upper] = [answer.toLowerCase(), answer.toUpperCase()];
  if (lower === upper) return word;
  if (answer === lower) return word.toLowerCase();
  if (answer === upper && answer.length > 1) return word.toUpperCase();
  const [first = ""] = answer;
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
