import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { constants, setPriority, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findChromium } from "./support/browser/find-chromium";

type Count = { passed: number; failed: number };

const root = resolve(__dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "flexi-tests-"));
// The database of the tests may run as another user.
chmodSync(folder, 0o755);
// All temporary files of the tests are created in this folder, which is removed at the end.
process.env.TMPDIR = folder;

const suites: Record<string, () => Count[]> = {
  unit: () => [runJest("tests/(unit|layers)")],
  api: () => [runJest("tests/api")],
  e2e: () => [runPlaywright(), runFirefox()],
};

function runJest(pattern: string): Count {
  console.log("\nThe code and the API, against a Postgres that is started for it:\n");
  const results = join(folder, "jest.json");
  const isGreen = run("jest/bin/jest", [pattern, "--json", `--outputFile=${results}`]);
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readResults(results);
  return count(isGreen, numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
}

function runPlaywright(): Count {
  process.env.CHROMIUM_PATH = findChromium();
  console.log(`\nThe production build in a browser, ${process.env.CHROMIUM_PATH}:\n`);
  const results = join(folder, "playwright.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = results;
  const isGreen = run("@playwright/test/cli", ["test", "--reporter=list,json"]);
  const { stats = { expected: 0, flaky: 0, unexpected: 0 }, errors = [] } = readResults(results);
  return count(isGreen, stats.expected + stats.flaky, stats.unexpected + errors.length);
}

function runFirefox(): Count {
  console.log("\nThe main flows in Firefox:\n");
  const flags = ["--experimental-websocket", "--import", "tsx", "tests/browsers/run.ts", "firefox", "main"];
  const { status, stdout } = spawnSync(process.execPath, flags, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(stdout);
  const linesWith = (mark: string) => stdout.split("\n").filter((line) => line.startsWith(mark)).length;
  return count(status === 0, linesWith("✓"), linesWith("✗"));
}

/** Builds at low priority while Jest runs. If it fails, Playwright builds again and shows the reason. */
function buildMeanwhile(): void {
  const env = { ...process.env, NEXT_DIST_DIR: ".next-test" };
  const flags = ["--import", "tsx", "tests/support/browser/playwright-global-setup.ts"];
  const { pid } = spawn(process.execPath, flags, { cwd: root, env, stdio: "ignore" });
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
}

function run(program: string, flags: string[]): boolean {
  const { status } = spawnSync(process.execPath, [require.resolve(program), ...flags], { cwd: root, stdio: "inherit" });
  return status === 0;
}

const readResults = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** A run that failed without naming a test counts as one failure. */
const count = (isGreen: boolean, passed: number, failed: number): Count => ({
  passed,
  failed: isGreen ? failed : Math.max(1, failed),
});

// Ctrl-C stops the running suite; this process stays to clean up.
process.on("SIGINT", () => {});
const chosen = process.argv.slice(2);
if (chosen.length === 0) buildMeanwhile();
const counts =
  chosen.length > 0
    ? chosen.flatMap((name) => suites[name]?.() ?? [count(false, 0, 1)])
    : [runJest("tests/"), runPlaywright(), runFirefox()];
rmSync(folder, { recursive: true, force: true });
const total = (of: keyof Count) => counts.reduce((sum, suite) => sum + suite[of], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
