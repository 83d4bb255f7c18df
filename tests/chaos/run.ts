import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Outcome, Trial } from "../support/trial";

// `npm run test:chaos`, or `npm run test:chaos -- NAME` for one file of this folder.

// Beside the build of `npm start`, so that a running app keeps its files.
process.env.NEXT_DIST_DIR ??= ".next-test";

async function run(): Promise<void> {
  const [chosen] = process.argv.slice(2);
  const names = readdirSync(__dirname).map((file) => basename(file, ".ts"));
  const trials = names.filter((name) => name !== "run" && (!chosen || name === chosen));
  if (trials.length === 0) throw new Error(`There is no ${chosen}. There are: ${names.join(", ")}`);
  for (const name of trials) await judge((await import(join(__dirname, name))).trial);
}

async function judge({ promise, toReach, run }: Trial): Promise<void> {
  const { figure, isReached } = await run().catch((error): Outcome => ({ figure: String(error), isReached: false }));
  console.log(`${isReached ? "✓" : "✗"} ${promise}: ${figure} — to reach: ${toReach}`);
  if (!isReached) process.exitCode = 1;
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
