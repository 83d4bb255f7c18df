import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { bin } from "next/package.json";
import { completeStandalone } from "./standalone";
import { compressStaticFiles } from "./static-files";
import { anotherBuildRuns } from "./undocumented";

/** The inputs of a build: these folders, and the source files in the project's root. */
const sourceFolders = ["app", "components", "lib", "public"];
const isSourceFile = (name: string) => /\.(ts|json)$/.test(name) && name !== "next-env.d.ts";

/** Makes the production build, unless the existing one was made from identical sources or there are none, as in an image. */
export async function buildIfChanged(root: string, stop?: AbortSignal): Promise<void> {
  if (!existsSync(join(root, "app"))) return;
  const stampFile = join(builtFolder(root), "sources");
  const sources = await hashSources(root);
  const isCurrent = async () => (await readFile(stampFile, "utf8").catch(() => "")) === sources;
  if (await isCurrent()) return;
  console.log("Building Flexi. This happens once, and again when its sources change.");
  await rm(stampFile, { force: true });
  while (!(await isCurrent())) {
    if (await build(root, stop)) await writeFile(stampFile, sources);
    else await wait(1_000);
  }
}

/** Makes the production build and, in its folder `standalone`, everything that an image or a release needs. Returns that folder. */
export async function buildStandalone(root: string): Promise<string> {
  await rm(join(builtFolder(root), "sources"), { force: true });
  process.env.NEXT_OUTPUT = "standalone";
  if (!(await build(root))) throw new Error("Another build is running. Try again when it is done.");
  return completeStandalone(root, builtFolder(root));
}

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

// A build ends with its parent, even if that is killed: the IPC channel disconnects then. The channel is not unref'd: Next's
// workers inherit this flag, and since Node 22 nothing else keeps them alive.
const exitWithParent = "data:text/javascript,process.on('disconnect',()=>process.exit(1))";

const outOfMemory =
  "The build was killed, most likely because this machine ran out of memory: the build takes 1.2 GB. Add swap, or use a release, which is built already.";

const read = async (output: Readable | null) => (output ? text(output) : "");

/** `false`: another build is running. */
async function build(root: string, stop?: AbortSignal): Promise<boolean> {
  // Outside CI Next would install the packages that it misses, and change package.json.
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1", CI: "1" };
  const options = { cwd: root, env, execArgv: ["--import", exitWithParent], silent: true, signal: stop };
  const child = fork(join(dirname(require.resolve("next/package.json")), bin.next), ["build"], options);
  const exit = once(child, "close").catch(() => [null, null]);
  const [[code, signal], ...outputs] = await Promise.all([exit, read(child.stdout), read(child.stderr)]);
  stop?.throwIfAborted();
  // If Node exits because its event loop is empty, the code is also 0, but there is no build id.
  if (code === 0 && existsSync(join(builtFolder(root), "BUILD_ID"))) {
    await compressStaticFiles(builtFolder(root));
    return true;
  }
  const output = outputs.join("").trim();
  if (output.includes(anotherBuildRuns)) return false;
  if (signal === "SIGKILL" || output.includes("SIGKILL") || /heap out of memory/.test(output))
    throw new Error(outOfMemory);
  throw new Error(`The build failed:\n\n${output}`);
}
