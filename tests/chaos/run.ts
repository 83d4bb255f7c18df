import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";

// `npm run test:chaos`, or `npm run test:chaos -- NAME` for one file of this folder.

// Separate from the build of `npm start`, so that a running app keeps its files.
process.env.NEXT_DIST_DIR ??= ".next-test";

async function run(): Promise<void> {
  const [chosen] = process.argv.slice(2);
  const all = readdirSync(__dirname).map((file) => basename(file, ".ts"));
  const names = all.filter((name) => name !== "run" && (!chosen || name === chosen));
  if (names.length === 0) throw new Error(`There is no ${chosen}. There are: ${all.join(", ")}`);
  // `require`, because tsx/cjs does not handle `import()` of TypeScript files.
  for (const name of names) await judge(require(join(__dirname, name)).chaosTest);
}

async function judge({ claim, goal, run }: ChaosTest): Promise<void> {
  const outcome = await run().catch((error): Outcome => ({ figure: String(error), isMet: false }));
  if ("skipped" in outcome) return console.log(`Skipped: ${claim}, because ${outcome.skipped}`);
  const { figure, isMet } = outcome;
  console.log(`${isMet ? "✓" : "✗"} ${claim}: ${figure} — goal: ${goal}`);
  if (!isMet) process.exitCode = 1;
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
