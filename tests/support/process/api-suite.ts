import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Outcome } from "./chaos-test";

type Results = { numPassedTests: number; numFailedTests: number; testResults: TestFile[] };
type TestFile = { assertionResults: { status: string; fullName: string }[] };

/** Marks test files that watch the locks of one machine, cut its connections, try wrong passwords, or create databases. */
const ofOneMachine =
  /process\/database"|database-behind-proxy|TEST_DATABASE_URL|RENAME TO|pg_stat_activity|operator\/doctor/;

function listOfOneMachine(): string[] {
  const files = readdirSync("tests/api").map((name) => join("tests/api", name));
  return files.filter((path) => ofOneMachine.test(readFileSync(path, "utf8")));
}

/** Runs `tests/api` on a distributed database. */
export async function runSuite(url: string, folder: string): Promise<Outcome> {
  const results = join(folder, "results.json");
  const env = { ...process.env, TEST_DISTRIBUTED_URL: url };
  const flags = ["tests/api", "--runInBand", "--forceExit", "--silent"];
  const leftOut = listOfOneMachine().map((path) => `--testPathIgnorePatterns=${path}`);
  const program = [require.resolve("jest/bin/jest"), ...flags, ...leftOut, "--json", `--outputFile=${results}`];
  await once(spawn(process.execPath, program, { env, stdio: "ignore" }), "close");
  if (!existsSync(results)) return { figure: "the API suite did not run", isMet: false };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(results, "utf8")) as Results;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed");
  const names = failed.map(({ fullName }) => `\n  ✗ ${fullName}`).join("");
  return {
    figure: `${numPassedTests} API tests passed, ${numFailedTests} failed${names}`,
    isMet: numFailedTests === 0,
  };
}
