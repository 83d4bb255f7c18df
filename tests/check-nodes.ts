import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

// Installs, tests and starts the product under every version of Node that it is for, in a copy of this folder:
// `npm run check:nodes`, or `npm run check:nodes -- 22` for one of them. Takes about six minutes a version.

const versions = ["20.19", "22", "24"];
const root = resolve(__dirname, "..");

type Result = { text: string; isGreen: boolean };

/** A step that fails ends the check of its version, and shows the end of what it printed. */
async function run(command: string, options: SpawnOptions): Promise<string> {
  const child = spawn(command, { ...options, shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (code !== 0)
    throw new Error(`${command} failed:\n${`${output}\n${errors}`.trim().split("\n").slice(-60).join("\n")}`);
  return output;
}

/** Copies the files that are in Git or could be, as in a fresh clone. */
function copySources(target: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = new Set(listed.toString().split("\0").filter(Boolean));
  for (const file of files) cpSync(join(root, file), join(target, file), { recursive: true });
}

/** Waits until the started app says where it is, asks it whether it is healthy, and stops it. */
async function startAndStop(options: SpawnOptions): Promise<void> {
  const child: ChildProcess = spawn("npm start", {
    ...options,
    shell: true,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const exited = once(child, "exit");
  let output = "";
  const ready = new Promise<string>((done) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const [, url] = /is ready at (\S+)\n/.exec(output) ?? [];
      if (url) done(url);
    });
  });
  const url = await Promise.race([ready, exited.then(() => "")]);
  const status = url && (await fetch(`${url}/api/health`)).status;
  // The whole group, as Ctrl-C does.
  if (url && child.pid) process.kill(-child.pid, "SIGINT");
  await exited;
  if (status !== 200) throw new Error(`npm start failed (health: ${status || "none"}):\n${output}`);
}

async function check(version: string): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "flexi-node-"));
  const [product, nodes] = [join(folder, "product"), join(folder, "node")];
  try {
    mkdirSync(nodes);
    // Its script copies the program itself. The folder's own package.json has to allow that.
    writeFileSync(join(nodes, "package.json"), JSON.stringify({ private: true, allowScripts: { node: true } }));
    await run(`npm install --no-save node@${version}`, { cwd: nodes });
    const path = [join(nodes, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const options = { cwd: product, env: { ...process.env, PATH: path, PORT: "0" } };
    copySources(product);
    const exact = (await run("node --version", options)).trim();
    await run("npm ci", options);
    const tested = await run("npm test -- unit api", options);
    await startAndStop(options);
    return { text: `Node ${exact}: ${tested.trim().split("\n").at(-1)}, starts`, isGreen: true };
  } catch (error) {
    return { text: `Node ${version}: ${(error as Error).message}`, isGreen: false };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkAll(): Promise<void> {
  const chosen = process.argv.slice(2);
  for (const version of chosen.length > 0 ? chosen : versions) {
    const started = Date.now();
    const { text, isGreen } = await check(version);
    console.log(`${isGreen ? "✓" : "✗"} ${text} (${Math.round((Date.now() - started) / 1_000)} s)`);
    if (!isGreen) process.exitCode = 1;
  }
}

checkAll();
