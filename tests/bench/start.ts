import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { buildIfChanged } from "../../lib/launcher/build";
import { createTinyNextApp } from "../support/factories/tiny-next-app";
import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { median } from "../support/load/percentile";
import { newFolder, startApp } from "../support/process/app";
import { whileNextRuns } from "../support/process/next-server";

const rounds = 7;
const root = resolve(__dirname, "../..");

export const bench: Bench = { what: "Start: from the command to the first response", run };

async function run({ databaseUrl }: BenchEnvironment): Promise<Figure[]> {
  const tiny = await createTinyNextApp();
  await buildIfChanged(tiny);
  const [ours, theirs] = [[] as number[], [] as number[]];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await nextStartMs(tiny, databaseUrl));
    ours.push(await nextStartMs(root, databaseUrl));
  }
  await rm(tiny, { recursive: true });
  const starts = await productStartsMs();
  const [ms, tinyMs] = [median(ours), median(theirs)];
  return [
    reported(`next start: ${ms.toFixed(0)} ms, an empty app's ${tinyMs.toFixed(0)} ms (medians of ${rounds})`),
    atMost("beside an empty app of the same Next", ms / tinyMs, 1.5, " ×"),
    reported(`npm start with a new data folder, built before: ${(starts[0] / 1000).toFixed(1)} s`),
    atMost("npm start again", starts[1] / 1000, 5, " s"),
  ];
}

/** Milliseconds of `next start` alone, from the command until the page has loaded. */
async function nextStartMs(folder: string, databaseUrl: string): Promise<number> {
  const began = performance.now();
  const env = {
    ...process.env,
    ...{ NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" },
    ...{ DATABASE_URL: databaseUrl, APP_URL: "http://localhost", AUTH_SECRET: "only for the bench, and long enough" },
  };
  return whileNextRuns(folder, env, async (url) => {
    const response = await fetch(url);
    await response.text();
    if (!response.ok) throw new Error(`The page has status ${response.status}`);
    return performance.now() - began;
  });
}

/** Milliseconds of `npm start` with the embedded database: in a new data folder, and again in the same one. */
async function productStartsMs(): Promise<[number, number]> {
  const folder = await newFolder();
  const start = async () => {
    const began = performance.now();
    const app = await startApp({ DATA_DIR: folder });
    const ms = performance.now() - began;
    await app.stop();
    return ms;
  };
  const times: [number, number] = [await start(), await start()];
  await rm(folder, { recursive: true });
  return times;
}
