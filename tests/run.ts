import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findChromium } from "./support/browser/find-chromium";

/** `flaky`: the tests among those that passed whose first try failed. Only CI tries twice. */
type Count = { passed: number; failed: number; flaky: string[] };

const root = resolve(__dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "flexi-tests-"));
// The database of the tests may run as another user.
chmodSync(folder, 0o755);
// All temporary files of the tests are created in this folder, which is removed at the end.
process.env.TMPDIR = folder;

/** One after the other: a suite uses all processors by itself. */
const suites: Record<string, () => Promise<Count[]>> = {
  unit: async () => [await runJest("tests/(unit|layers|styles)")],
  api: async () => [await runJest("tests/api")],
  e2e: async () => [await runPlaywright(), await runFirefox()],
  all: async () => [await runJest("tests/"), await runPlaywright(), await runFirefox()],
};

type JestTest = { status: string; fullName: string; invocations?: number };

async function runJest(pattern: string): Promise<Count> {
  console.log("\nThe code and the API, against a Postgres that is started for it:\n");
  const results = join(folder, "jest.json");
  const isGreen = await run(require.resolve("jest/bin/jest"), pattern, "--json", `--outputFile=${results}`);
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    testResults = [],
  } = readResults(results);
  const tests: JestTest[] = testResults.flatMap(
    ({ assertionResults }: { assertionResults: JestTest[] }) => assertionResults,
  );
  const flaky = tests.filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1);
  return count(
    isGreen,
    numPassedTests,
    numFailedTests + numRuntimeErrorTestSuites,
    flaky.map(({ fullName }) => fullName),
  );
}

async function runPlaywright(): Promise<Count> {
  process.env.CHROMIUM_PATH = findChromium();
  console.log(`\nThe production build in a browser, ${process.env.CHROMIUM_PATH}:\n`);
  const results = join(folder, "playwright.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = results;
  const isGreen = await run(require.resolve("@playwright/test/cli"), "test", "--reporter=list,json");
  const { stats = { expected: 0, flaky: 0, unexpected: 0 }, errors = [] } = readResults(results);
  // Playwright has listed their names.
  const flaky = Array<string>(stats.flaky).fill("a browser test");
  return count(isGreen, stats.expected + stats.flaky, stats.unexpected + errors.length, flaky);
}

async function runFirefox(): Promise<Count> {
  console.log("\nThe main flows in Firefox:\n");
  const program = ["--experimental-websocket", "--require", "tsx/cjs", "tests/browsers/run.ts", "firefox", "main"];
  const child = start(program, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (piece) => {
    output += piece;
    process.stdout.write(piece);
  });
  const [status] = await once(child, "close");
  // A check that is repeated prints its lines again.
  const lines = [...new Set(output.split("\n"))];
  const linesWith = (mark: string) => lines.filter((line) => line.startsWith(mark));
  return count(status === 0, linesWith("✓").length, linesWith("✗").length, linesWith("Flaky"));
}

async function run(...command: string[]): Promise<boolean> {
  const [status] = await once(start(command, { stdio: "inherit" }), "exit");
  return status === 0;
}

const start = (command: string[], options: SpawnOptions) => spawn(process.execPath, command, { cwd: root, ...options });

const readResults = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** A run that failed without naming a test counts as one failure. */
const count = (isGreen: boolean, passed: number, failed: number, flaky: string[] = []): Count => ({
  passed,
  failed: isGreen ? failed : Math.max(1, failed),
  flaky,
});

/** More of them than this fail the run: then it is not the machine. */
const mostFlaky = 3;

/** The processor time of this process and of all that it has waited for; on Linux alone. */
function processorSeconds(): string {
  const stat = "/proc/self/stat";
  if (!existsSync(stat)) return "";
  const ticks = readFileSync(stat, "utf8").split(") ")[1]?.split(" ").slice(11, 15).map(Number) ?? [];
  return `${Math.round(ticks.reduce((sum, each) => sum + each, 0) / 100)} processor seconds\n`;
}

// Ctrl-C stops the running suites; this process stays to clean up.
process.on("SIGINT", () => {});

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const counts: Count[] = [];
  for (const name of chosen.length > 0 ? chosen : ["all"])
    counts.push(...((await suites[name]?.()) ?? [count(false, 0, 1)]));
  rmSync(folder, { recursive: true, force: true });
  const flaky = counts.flatMap((suite) => suite.flaky);
  for (const name of flaky) console.log(`Flaky: ${name}`);
  const total = (of: "passed" | "failed") => counts.reduce((sum, suite) => sum + suite[of], 0);
  const failed = total("failed") + (flaky.length > mostFlaky ? 1 : 0);
  console.log(`\n${processorSeconds()}${total("passed")} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
