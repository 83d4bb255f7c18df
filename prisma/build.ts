import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";

/** What a build is made of: folders and files of the project's root. */
const sourceFolders = ["app", "components", "lib", "public"];
const isSourceFile = (name: string) => /\.(ts|json)$/.test(name) && name !== "next-env.d.ts";

/** Makes the production build, unless the one that is there was made from the very same sources. */
export async function buildIfChanged(root: string, stop: AbortSignal): Promise<void> {
  const mark = join(root, process.env.NEXT_DIST_DIR || ".next", "sources");
  const sources = await hashSources(root);
  if ((await readFile(mark, "utf8").catch(() => "")) === sources) return;
  console.log("Building Flexi. This happens once, and again when its sources change.");
  await rm(mark, { force: true });
  await build(root, stop);
  await writeFile(mark, sources);
}

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

async function build(root: string, stop: AbortSignal): Promise<void> {
  const { code, output } = await runBuild(root, stop);
  if (code === 0) return;
  stop.throwIfAborted();
  // Left over by a start that was killed while it built; it ends by itself.
  if (output.includes("process is already running")) {
    await wait(1_000);
    return build(root, stop);
  }
  throw new Error(`${output}\nFlexi could not be built: see above.`);
}

async function runBuild(root: string, signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  const command = [require.resolve("next/dist/bin/next"), "build"];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", "pipe", "pipe"], signal });
  const exit = once(child, "close").catch(() => [null]);
  const [[code], ...output] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  return { code, output: output.join("").trim() };
}
