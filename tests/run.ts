import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { findChromium } from "./support/browser/find-chromium";

type Count = { passed: number; failed: number };

const root = resolve(__dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "flexi-tests-"));
// The database of the tests may run as another user.
chmodSync(folder, 0o755);
// All temporary files of the tests are created in this folder, which is removed at the end.
process.env.TMPDIR = folder;

const suites: Record<string, () => Promise<Count[]>> = {
  unit: async () => [await runJest("tests/(unit|layers)")],
  api: async () => [await runJest("tests/api")],
  e2e: async () => [await runPlaywright(), await printed(runFirefox())],
};

/** Jest waits for the database and for timers two fifths of its time: meanwhile the app is built and used in Firefox. */
async function runAll(): Promise<Count[]> {
  const build = runMeanwhile("tests/support/browser/playwright-global-setup.ts");
  const firefox = build.then(runFirefox);
  const jest = await runJest("tests/");
  // A second build beside it would remove its files.
  await build;
  return [jest, await runPlaywright(), await printed(firefox)];
}

async function runJest(pattern: string): Promise<Count> {
  console.log("\nThe code and the API, against a Postgres that is started for it:\n");
  const results = join(folder, "jest.json");
  const isGreen = await run(require.resolve("jest/bin/jest"), pattern, "--json", `--outputFile=${results}`);
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readResults(results);
  return count(isGreen, numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
}

async function runPlaywright(): Promise<Count> {
  process.env.CHROMIUM_PATH = findChromium();
  console.log(`\nThe production build in a browser, ${process.env.CHROMIUM_PATH}:\n`);
  const results = join(folder, "playwright.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = results;
  const isGreen = await run(require.resolve("@playwright/test/cli"), "test", "--reporter=list,json");
  const { stats = { expected: 0, flaky: 0, unexpected: 0 }, errors = [] } = readResults(results);
  return count(isGreen, stats.expected + stats.flaky, stats.unexpected + errors.length);
}

type Printed = Count & { output: string };

async function runFirefox(): Promise<Printed> {
  const { isGreen, output } = await runMeanwhile("tests/browsers/run.ts", "firefox", "main");
  const linesWith = (mark: string) => output.split("\n").filter((line) => line.startsWith(mark)).length;
  return { ...count(isGreen, linesWith("✓"), linesWith("✗")), output };
}

async function printed(firefox: Promise<Printed>): Promise<Count> {
  console.log("\nThe main flows in Firefox:\n");
  const { output, ...count } = await firefox;
  process.stdout.write(output);
  return count;
}

/** Runs a file of the tests at low priority, and returns what it printed. A build that fails is made again by Playwright, which shows the reason. */
async function runMeanwhile(...args: string[]): Promise<{ isGreen: boolean; output: string }> {
  const child = start(["--experimental-websocket", "--require", "tsx/cjs", ...args], {
    env: { ...process.env, NEXT_DIST_DIR: ".next-test" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const exit = once(child, "exit");
  const output = child.stdout ? await text(child.stdout) : "";
  const [status] = await exit;
  return { isGreen: status === 0, output };
}

async function run(...command: string[]): Promise<boolean> {
  const [status] = await once(start(command, { stdio: "inherit" }), "exit");
  return status === 0;
}

const start = (command: string[], options: SpawnOptions) => spawn(process.execPath, command, { cwd: root, ...options });

const readResults = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** A run that failed without naming a test counts as one failure. */
const count = (isGreen: boolean, passed: number, failed: number): Count => ({
  passed,
  failed: isGreen ? failed : Math.max(1, failed),
});

// Ctrl-C stops the running suites; this process stays to clean up.
process.on("SIGINT", () => {});

async function runChosen(names: string[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const name of names) counts.push(...((await suites[name]?.()) ?? [count(false, 0, 1)]));
  return counts;
}

async function main(): Promise<void> {
  const names = process.argv.slice(2);
  const counts = await (names.length > 0 ? runChosen(names) : runAll());
  rmSync(folder, { recursive: true, force: true });
  const total = (of: keyof Count) => counts.reduce((sum, suite) => sum + suite[of], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
}

void main();
