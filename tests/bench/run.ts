import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Bench, Figure } from "../support/load/bench";
import { withBenchEnvironment } from "../support/load/bench-environment";

// `npm run bench`, or `npm run bench -- NAME…` for some files of this folder. Ratios are measured alternately in one run, so
// that the machine's speed cancels out.

// Separate from the build of `npm start`, so that a running app keeps its files.
process.env.NEXT_DIST_DIR ??= ".next-test";

async function run(): Promise<void> {
  const chosen = process.argv.slice(2);
  const files = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => basename(name, ".ts")).filter((name) => name !== "run");
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}. There are: ${names.join(", ")}`);
  // `require`, because tsx/cjs does not handle `import()` of TypeScript files.
  for (const name of chosen.length > 0 ? chosen : names) await measure(require(join(__dirname, name)).bench);
}

async function measure({ what, run }: Bench): Promise<void> {
  console.log(`\n${what}`);
  const figures = await withBenchEnvironment(run).catch((error): Figure[] => [{ figure: String(error), isMet: false }]);
  for (const { figure, goal, isMet } of figures) {
    const sign = isMet === undefined ? "·" : isMet ? "✓" : "✗";
    console.log(`  ${sign} ${figure}${goal ? ` — goal: ${goal}` : ""}`);
    if (isMet === false) process.exitCode = 1;
  }
}

run().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
