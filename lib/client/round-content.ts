import { limits } from "../api/limits";
import { anything } from "../api/shape";
import type { QuizTopic } from "../config/app-config";
import { fitsLevel } from "../quiz/build-question";
import { distractorsIn, modulesIn } from "../quiz/content";
import type { Distractor, QuizModule } from "../quiz/question";
import { type LevelName, levels, quiz } from "../quiz/rules";
import { fallbackModule } from "../quiz/samples";
import { isStorable } from "../texts/rules";
import { trainingTexts } from "../texts/training";
import { post } from "./api";
import { ignoreWhileNavigatingAway } from "./ignore-while-navigating-away";

type Source = QuizTopic["dataSource"];

/** A refused token does not end a game in the middle: the saving of its score asks for the login afterwards. */
const options = { unexplained: trainingTexts.fetchFailed, defersLogin: true };

/** Ours know what to leave out; what others make of a field they do not expect, nobody knows. */
const isOurs = ({ endpoint }: Source) => endpoint.startsWith("/api/training/");

/** A topic that was asked elsewhere before may have left ids that our calls refuse. */
const isOurId = (id: string) => id.length <= limits.idLength && isStorable(id);

type Wanted = {
  level: LevelName;
  /** Ids of what was asked before. */
  used: string[];
  useAllDistractors: boolean;
};
export type RoundContent = { modules: QuizModule[]; distractors: Distractor[]; error?: string };

/** What a round's questions are made of. Where they cannot be loaded, a single one and what is said of that (spec §8). */
export async function fetchRound(topic: QuizTopic, wanted: Wanted): Promise<RoundContent> {
  try {
    const further = () => (wanted.useAllDistractors ? fetchDistractors(topic) : []);
    const [modules, distractors] = await Promise.all([fetchModules(topic, wanted), further()]);
    return { modules, distractors };
  } catch (failure) {
    await ignoreWhileNavigatingAway(failure);
    console.warn("The questions could not be loaded.", failure);
    return { modules: [fallbackModule], distractors: [], error: trainingTexts.questionsError };
  }
}

/** At most twenty. Where too little of it is new, anything fills up what is missing. */
async function fetchModules(topic: QuizTopic, { level, used }: Wanted): Promise<QuizModule[]> {
  const { dataSource } = topic;
  const exclude = isOurs(dataSource) ? used.filter(isOurId) : [];
  const modules = modulesIn(await ask(dataSource, exclude), Math.random);
  const fitting = modules.filter((module) => fitsLevel(module, { level, topic }));
  if (exclude.length === 0 || fitting.length >= levels[level].questionsPerRound) return modules;
  const known = new Set(fitting.map(({ id }) => id));
  const others = modulesIn(await ask(dataSource, []), Math.random).filter(({ id }) => !known.has(id));
  return [...fitting, ...others].slice(0, quiz.questionsFetchedMax);
}

/** Wrong words from all of a topic's content. Without them the game goes on with those it has. */
async function fetchDistractors({ dataSource: { contentFilter } }: QuizTopic): Promise<Distractor[]> {
  const body = { contentFilter, limit: quiz.distractorsFetched };
  try {
    return distractorsIn(await post("/api/training/modules", body, anything, options));
  } catch (failure) {
    console.warn("The further options could not be loaded.", failure);
    return [];
  }
}

function ask({ type, endpoint, contentFilter, fileType }: Source, exclude: string[]): Promise<unknown> {
  const leftOut = exclude.length > 0 ? { exclude } : {};
  if (type === "api") return post(endpoint, { contentFilter, ...leftOut }, anything, options);
  const form = new FormData();
  form.append("file", new Blob([], { type: fileType }));
  for (const [name, value] of Object.entries({ contentFilter, ...leftOut })) form.append(name, JSON.stringify(value));
  return post(endpoint, form, anything, options);
}
