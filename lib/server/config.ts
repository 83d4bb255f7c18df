import "server-only";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { Features } from "../api/responses";
import { AppConfig, FeatureConfig, TrainingConfig } from "../config/app-config";
import { repair } from "../config/repair";
import { isAiConnected } from "./env";
import { isLogged } from "./log";

const schemas = {
  "flexiconfig.json": AppConfig,
  "flexifeatures.json": FeatureConfig,
  "training.json": TrainingConfig,
} as const;
export type ConfigFile = keyof typeof schemas;
type Config<Name extends ConfigFile> = z.output<(typeof schemas)[Name]>;
type Loaded<Name extends ConfigFile> = { config: Config<Name>; body: string; etag: string };

const standardFolder = join(/* turbopackIgnore: true */ process.cwd(), "config");

/** The operator's configuration. Fields that are missing or invalid in the file have their default. */
export async function readConfig<Name extends ConfigFile>(name: Name, folder = standardFolder): Promise<Config<Name>> {
  return (await load(name, folder)).config;
}

/** The same as JSON for a browser, with its ETag. */
export async function readConfigJson(
  name: ConfigFile,
  folder = standardFolder,
): Promise<{ body: string; etag: string }> {
  const { body, etag } = await load(name, folder);
  return { body, etag };
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
  const body = JSON.stringify(name === "flexifeatures.json" ? withAiState(config as FeatureConfig) : config);
  return { config, body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

const withAiState = (config: FeatureConfig): Features => ({ ...config, aiConnected: isAiConnected() });

function reason(error: unknown): string {
  return `${error instanceof SyntaxError ? "is not valid JSON" : "cannot be read"}, all defaults are used`;
}
