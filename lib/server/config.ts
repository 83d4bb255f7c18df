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

const schemas = {
  "flexiconfig.json": AppConfig,
  "flexifeatures.json": FeatureConfig,
  "training.json": TrainingConfig,
} as const;
type FileName = keyof typeof schemas;
type Config<Name extends FileName> = z.output<(typeof schemas)[Name]>;
type Loaded<Name extends FileName> = { config: Config<Name>; body: string; etag: string };

const standardFolder = join(/* turbopackIgnore: true */ process.cwd(), "config");

/** The operator's configuration, as far as the file is right; everything else has its default. */
export async function readConfig<Name extends FileName>(name: Name, folder = standardFolder): Promise<Config<Name>> {
  return (await load(name, folder)).config;
}

/** The same as the answer to a browser, which asks again every time and gets 304 while nothing has changed. */
export async function answerConfig(request: Request, name: FileName, folder = standardFolder): Promise<Response> {
  const { body, etag } = await load(name, folder);
  const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache", etag };
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

type Kept = { stamp: string; loaded: Promise<Loaded<FileName>> };
const kept = new Map<string, Kept>();

/** Reads, checks and reports a file once for each time it changes. */
async function load<Name extends FileName>(name: Name, folder: string): Promise<Loaded<Name>> {
  const path = join(folder, name);
  const stamp = stampOf(path);
  let entry = kept.get(path);
  if (entry?.stamp !== stamp) {
    entry = { stamp, loaded: parse(name, path) };
    kept.set(path, entry);
  }
  return entry.loaded as Promise<Loaded<Name>>;
}

// Asked several times a call: on the thread pool it would queue behind passwords being hashed, and this takes microseconds.
function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return "none";
  }
}

async function parse(name: FileName, path: string): Promise<Loaded<FileName>> {
  const { config, remarks } = await readFile(path, "utf8")
    .then((text) => repair<(typeof schemas)[FileName]>(schemas[name], JSON.parse(text.replace(/^\uFEFF/, ""))))
    .catch((error) => ({ config: schemas[name].parse({}), remarks: [reason(error)] }));
  for (const remark of remarks) console.warn(`config/${name}: ${remark}`);
  const body = JSON.stringify(name === "flexifeatures.json" ? withAiState(config as FeatureConfig) : config);
  return { config, body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

const withAiState = (config: FeatureConfig): Features => ({ ...config, aiConnected: isAiConnected() });

function reason(error: unknown): string {
  return `${error instanceof SyntaxError ? "is not valid JSON" : "cannot be read"}, all defaults are used`;
}
