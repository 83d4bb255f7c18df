import { limits } from "../api/limits";
import { anything } from "../api/shape";
import type { QuizTopic } from "../config/app-config";
import { fitsLevel } from "../quiz/build-question";
import { contentEndpoint, distractorsIn, modulesIn } from "../quiz/content";
import type { Distractor, QuizModule } from "../quiz/question";
import { type LevelName, levels, quiz } from "../quiz/rules";
import { fallbackModule } from "../quiz/samples";
import { isStorable } from "../texts/rules";
import { trainingTexts } from "../texts/training";
import { post } from "./api";
import { ignoreWhileNavigatingAway } from "./ignore-while-navigating-away";

type Source = QuizTopic["dataSource"];

const options = { unexplained: trainingTexts.fetchFailed, defersLogin: true };

/** An operator's own endpoint gets what spec §7 says and nothing else: no `exclude`, no filter by `correctAnswer`. */
const isBuiltIn = ({ endpoint }: Pick<Source, "endpoint">) => endpoint === contentEndpoint;

/** The topic may have had a foreign endpoint before, whose ids our API may refuse. */
const isOurId = (id: string) => id.length <= limits.idLength && isStorable(id);

type Wanted = {
  level: LevelName;
  /** Ids of the modules of earlier questions. */
  used: string[];
  useAllDistractors: boolean;
};
export type RoundContent = { modules: QuizModule[]; distractors: Distractor[]; error?: string };

/** The modules of a round. If they cannot be loaded, a single fallback module and the error message (spec §8). */
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

/** At most twenty modules. If there are too few new ones, modules that were used before fill up the round. */
async function fetchModules(topic: QuizTopic, { level, used }: Wanted): Promise<QuizModule[]> {
  const { dataSource } = topic;
  const exclude = isBuiltIn(dataSource) ? used.filter(isOurId) : [];
  const modules = modulesIn(await fetchContent(dataSource, exclude), Math.random);
  const fitting = modules.filter((module) => fitsLevel(module, { level, topic }));
  if (exclude.length === 0 || fitting.length >= levels[level].questionsPerRound) return modules;
  const known = new Set(fitting.map(({ id }) => id));
  const others = modulesIn(await fetchContent(dataSource, []), Math.random).filter(({ id }) => !known.has(id));
  return [...fitting, ...others].slice(0, quiz.questionsFetchedMax);
}

/** Distractors from all content of a topic. If they cannot be loaded, the game uses the others. */
async function fetchDistractors({ dataSource: { contentFilter } }: QuizTopic): Promise<Distractor[]> {
  const body = { contentFilter, limit: quiz.distractorsFetched };
  try {
    return distractorsIn(await post(contentEndpoint, body, anything, options));
  } catch (failure) {
    console.warn("The further options could not be loaded.", failure);
    return [];
  }
}

/** The modules that ask for this word or term, if our own content has any. */
export async function fetchModulesOf(
  { endpoint, contentFilter }: Source,
  correctAnswer: string,
): Promise<QuizModule[]> {
  if (!isBuiltIn({ endpoint })) return [];
  const body = { contentFilter: { ...contentFilter, correctAnswer }, limit: quiz.questionsFetchedMax };
  try {
    return modulesIn(await post(endpoint, body, anything, options), Math.random);
  } catch (failure) {
    await ignoreWhileNavigatingAway(failure);
    console.warn("The wrong answer could not be explained.", failure);
    return [];
  }
}

function fetchContent({ type, endpoint, contentFilter, fileType }: Source, exclude: string[]): Promise<unknown> {
  const exclusion = exclude.length > 0 ? { exclude } : {};
  if (type === "api") return post(endpoint, { contentFilter, ...exclusion }, anything, options);
  const form = new FormData();
  form.append("file", new Blob([], { type: fileType }));
  for (const [name, value] of Object.entries({ contentFilter, ...exclusion })) form.append(name, JSON.stringify(value));
  return post(endpoint, form, anything, options);
}
