import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { compressStaticFiles } from "./static-files";

/** What a build is made of: folders and files of the project's root. */
const sourceFolders = ["app", "components", "lib", "public"];
const isSourceFile = (name: string) => /\.(ts|json)$/.test(name) && name !== "next-env.d.ts";

/** Makes the production build, unless the one that is there was made from the very same sources. */
export async function buildIfChanged(root: string, stop?: AbortSignal): Promise<void> {
  const mark = join(builtFolder(root), "sources");
  const sources = await hashSources(root);
  const isCurrent = async () => (await readFile(mark, "utf8").catch(() => "")) === sources;
  if (await isCurrent()) return;
  console.log("Building Flexi. This happens once, and again when its sources change.");
  await rm(mark, { force: true });
  while (!(await isCurrent())) {
    if (await build(root, stop)) {
      await compressStaticFiles(builtFolder(root));
      await writeFile(mark, sources);
    } else await wait(1_000);
  }
}

/** Where the build is. */
export const builtFolder = (root: string) => join(root, process.env.NEXT_DIST_DIR || ".next");

async function hashSources(root: string): Promise<string> {
  const rootFiles = (await readdir(root)).filter(isSourceFile);
  const nested = await Promise.all(sourceFolders.map((folder) => listFiles(root, folder)));
  const hash = createHash("sha256");
  for (const path of [...rootFiles, ...nested.flat()].sort()) {
    const content = createHash("sha256").update(await readFile(join(root, path)));
    hash.update(`${path}\0${content.digest("hex")}\n`);
  }
  return hash.digest("hex");
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

// A build ends with whoever started it, also when that one is killed: the channel between them breaks then. It is not let go
// (`unref`): Next's workers are started with the same, and nothing else keeps those since Node 22.
const together = "data:text/javascript,process.on('disconnect',()=>process.exit(1))";

const read = async (output: Readable | null) => (output ? text(output) : "");

/** `false`: another build is at work. */
async function build(root: string, stop?: AbortSignal): Promise<boolean> {
  const env = { ...process.env, NODE_ENV: "production" as const };
  const options = { cwd: root, env, execArgv: ["--import", together], silent: true, signal: stop };
  const child = fork(require.resolve("next/dist/bin/next"), ["build"], options);
  const exit = once(child, "close").catch(() => [null]);
  const [[code], ...outputs] = await Promise.all([exit, read(child.stdout), read(child.stderr)]);
  stop?.throwIfAborted();
  // A build that Node ended early, for want of work, has the same code and no id.
  if (code === 0 && existsSync(join(builtFolder(root), "BUILD_ID"))) return true;
  const output = outputs.join("").trim();
  if (output.includes("process is already running")) return false;
  throw new Error(`It could not be built:\n\n${output}`);
}
