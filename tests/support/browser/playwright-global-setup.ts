import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { buildIfChanged } from "../../../lib/launcher/build";

const root = resolve(__dirname, "../../..");

/** One production build for all workers, separate from that of `npm start`, which may be running meanwhile. */
export default async function buildForTests(): Promise<void> {
  // The compiler also reads the route types of the other build, which may be outdated.
  const env = { ...process.env, NEXT_DIST_DIR: ".next" };
  execFileSync(process.execPath, [require.resolve("next/dist/bin/next"), "typegen"], { cwd: root, env });
  await buildIfChanged(root);
}

// `tests/run.ts` starts this file as a program, to build while Jest runs.
if (require.main === module) buildForTests();
