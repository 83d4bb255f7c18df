import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Features } from "../api/responses";
import { AppConfig, CarePhrases, FeatureConfig, type Topic, TrainingConfig, topicPrompt } from "../config/app-config";
import {
  inLanguage,
  preferredLanguage,
  questionLanguages,
  type TranslatedFeatures,
  wordingsIn,
} from "../config/question-languages";
import { repair } from "../config/repair";
import type { PageTopic } from "../config/topics";
import { env, isAiConnected, uploadBytes } from "./env";
import { isLogged } from "./log";

const schemas = {
  "flexiconfig.json": AppConfig,
  "flexifeatures.json": FeatureConfig,
  "training.json": TrainingConfig,
} as const;
type ConfigFile = keyof typeof schemas;
type Config<Name extends ConfigFile> = z.output<(typeof schemas)[Name]>;
type Json = { body: string; etag: string };
type Loaded<Schema extends z.ZodType> = { config: z.output<Schema>; json: Json };

const standardFolder = join(/* turbopackIgnore: true */ process.cwd(), "config");

/** The operator's configuration. Fields that are missing or invalid in the file have their default. */
export async function readConfig<Name extends ConfigFile>(name: Name, folder = standardFolder): Promise<Config<Name>> {
  return (await load(schemas[name], name, folder)).config as Config<Name>;
}

/** The same as JSON for a browser, with its ETag. */
export async function readConfigJson(name: ConfigFile, folder = standardFolder): Promise<Json> {
  return (await load(schemas[name], name, folder)).json;
}

/** The phrases for which the care line is shown, of all languages. */
export async function readCareJson(folder = join(standardFolder, "care")): Promise<Json> {
  const names = readdirSync(/* turbopackIgnore: true */ folder).filter((name) => name.endsWith(".json"));
  const lists = await Promise.all(names.map((name) => load(CarePhrases, name, folder)));
  return toJson({ lists: lists.map(({ config }) => config) });
}

type FeaturesForReader = { features: TranslatedFeatures; json: Json; wordings: ReturnType<typeof wordingsIn> };
const translations = new WeakMap<FeatureConfig, Map<string, FeaturesForReader>>();

/**
 * The features in the language that the reader of a page prefers, also as JSON without the prompts, which are most of the file, and
 * how each question is worded in it.
 */
export async function readFeaturesFor({ headers }: { headers: Headers }): Promise<FeaturesForReader> {
  const features = await readConfig("flexifeatures.json");
  const language = preferredLanguage(headers.get("accept-language"), questionLanguages(features));
  const byLanguage = translations.get(features) ?? new Map<string, FeaturesForReader>();
  translations.set(features, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const translated = inLanguage(features, language);
  const json = toJson(withoutPrompts(withSettings(translated)));
  const forReader = { features: translated, json, wordings: wordingsIn(features, language) };
  byLanguage.set(language, forReader);
  return forReader;
}

type CachedFile = { stamp: string; loaded: Promise<Loaded<z.ZodType>> };
const cache = new Map<string, CachedFile>();

/** Reads and checks a file, and logs what is wrong with it, once for each time it changes. */
async function load<Schema extends z.ZodType>(schema: Schema, name: string, folder: string): Promise<Loaded<Schema>> {
  const path = join(folder, name);
  const stamp = stampOf(path);
  let entry = cache.get(path);
  if (entry?.stamp !== stamp) {
    entry = { stamp, loaded: parse(schema, name, path) };
    cache.set(path, entry);
  }
  return entry.loaded as Promise<Loaded<Schema>>;
}

// Synchronous on purpose: it takes microseconds, and on the thread pool it would wait behind passwords that are being hashed.
function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return "none";
  }
}

async function parse(schema: z.ZodType, name: string, path: string): Promise<Loaded<z.ZodType>> {
  const { config, remarks } = await readFile(path, "utf8")
    .then((text) => repair(schema, JSON.parse(text.replace(/^\uFEFF/, ""))))
    .catch((error) => ({ config: schema.parse({}), remarks: [reason(error)] }));
  if (isLogged("warn")) for (const remark of remarks) console.warn(`config/${name}: ${remark}`);
  return { config, json: toJson(schema === FeatureConfig ? withSettings(config as FeatureConfig) : config) };
}

const withSettings = (features: FeatureConfig) => ({
  ...features,
  aiConnected: isAiConnected(),
  uploadBytes: env().UPLOAD_MB && uploadBytes(),
});

function toJson(content: unknown): Json {
  const body = JSON.stringify(content);
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

function withoutPrompts(features: FeatureConfig): Features {
  const { chat } = features.flexiFeatures;
  const isForPage = ([field]: [string, unknown]) => !Object.hasOwn(topicPrompt, field);
  const pageTopic = (topic: Topic) => Object.fromEntries(Object.entries(topic).filter(isForPage)) as PageTopic;
  const topics = Object.fromEntries(Object.entries(chat.topics).map(([id, topic]) => [id, pageTopic(topic)]));
  return { ...features, flexiFeatures: { ...features.flexiFeatures, chat: { ...chat, topics } } };
}

function reason(error: unknown): string {
  return `${error instanceof SyntaxError ? "is not valid JSON" : "cannot be read"}, all defaults are used`;
}
