import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";

const instances = 2;

export const chaosTest: ChaosTest = {
  claim: "the API suite passes on two processes of the app behind a proxy",
  goal: "no test failed",
  run,
};

/** Runs every test of `tests/api` against processes of the app instead of the handlers (tests/support/api/instances.ts). */
async function run(): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "flexi-suite-"));
  const [results, calls] = [join(folder, "results.json"), join(folder, "calls")];
  const env = { ...process.env, TEST_INSTANCES: `${instances}`, TEST_CALLS: calls };
  // Each test file starts two processes of the app: files run one at a time, with a long timeout for the start.
  const flags = [
    "tests/api",
    "--runInBand",
    "--forceExit",
    "--testTimeout=600000",
    "--silent",
    "--json",
    `--outputFile=${results}`,
  ];
  const jest = spawn(process.execPath, [require.resolve("jest/bin/jest"), ...flags], { env, stdio: "ignore" });
  const [code] = await once(jest, "close");
  const outcome = existsSync(results)
    ? outcomeOf(JSON.parse(await readFile(results, "utf8")), await readFile(calls, "utf8"), code === 0)
    : { figure: "the API suite did not run", isMet: false };
  await rm(folder, { recursive: true });
  return outcome;
}

type Results = { numFailedTests: number; numPendingTests: number; testResults: { assertionResults: Assertion[] }[] };
type Assertion = { status: string; fullName: string };

function outcomeOf(
  { numFailedTests, numPendingTests, testResults }: Results,
  calls: string,
  isGreen: boolean,
): Outcome {
  const made = calls.trim().split("\n");
  const through = new Set(made);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((one) => one.status === "failed");
  const names = failed.map(({ fullName }) => `\n  ✗ ${fullName}`).join("");
  const figure = `${through.size} tests made ${made.length} calls through the proxy, ${numFailedTests} failed, ${numPendingTests} left out that need the process itself${names}`;
  return { figure, isMet: isGreen };
}
