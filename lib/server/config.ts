import "server-only";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Features } from "../api/responses";
import { AppConfig, FeatureConfig, type Topic, TrainingConfig, topicPrompt } from "../config/app-config";
import { repair } from "../config/repair";
import type { PageTopic } from "../config/topics";
import { isAiConnected } from "./env";
import { isLogged } from "./log";

const schemas = {
  "flexiconfig.json": AppConfig,
  "flexifeatures.json": FeatureConfig,
  "training.json": TrainingConfig,
} as const;
export type ConfigFile = keyof typeof schemas;
type Config<Name extends ConfigFile> = z.output<(typeof schemas)[Name]>;
type Json = { body: string; etag: string };
type Loaded<Name extends ConfigFile> = { config: Config<Name>; whole: Json; forPage: Json };

const standardFolder = join(/* turbopackIgnore: true */ process.cwd(), "config");

/** The operator's configuration. Fields that are missing or invalid in the file have their default. */
export async function readConfig<Name extends ConfigFile>(name: Name, folder = standardFolder): Promise<Config<Name>> {
  return (await load(name, folder)).config;
}

/** The same as JSON for a browser, with its ETag. `forPage`: without the prompts, which are most of the file. */
export async function readConfigJson(
  name: ConfigFile,
  { folder = standardFolder, forPage = false } = {},
): Promise<Json> {
  const loaded = await load(name, folder);
  return forPage ? loaded.forPage : loaded.whole;
}

type CachedFile = { stamp: string; loaded: Promise<Loaded<ConfigFile>> };
const cache = new Map<string, CachedFile>();

/** Reads and checks a file, and logs what is wrong with it, once for each time it changes. */
async function load<Name extends ConfigFile>(name: Name, folder: string): Promise<Loaded<Name>> {
  const path = join(folder, name);
  const stamp = stampOf(path);
  let entry = cache.get(path);
  if (entry?.stamp !== stamp) {
    entry = { stamp, loaded: parse(name, path) };
    cache.set(path, entry);
  }
  return entry.loaded as Promise<Loaded<Name>>;
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

async function parse(name: ConfigFile, path: string): Promise<Loaded<ConfigFile>> {
  const { config, remarks } = await readFile(path, "utf8")
    .then((text) => repair<(typeof schemas)[ConfigFile]>(schemas[name], JSON.parse(text.replace(/^\uFEFF/, ""))))
    .catch((error) => ({ config: schemas[name].parse({}), remarks: [reason(error)] }));
  if (isLogged("warn")) for (const remark of remarks) console.warn(`config/${name}: ${remark}`);
  if (name !== "flexifeatures.json") return { config, whole: toJson(config), forPage: toJson(config) };
  const features = { ...(config as FeatureConfig), aiConnected: isAiConnected() };
  return { config, whole: toJson(features), forPage: toJson(withoutPrompts(features)) };
}

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
