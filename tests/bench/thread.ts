import { performance } from "node:perf_hooks";
import { fillJournal } from "../support/factories/bench-journal";
import { withBaselines } from "../support/load/baselines";
import { atLeast, type Bench, type BenchEnvironment, reported } from "../support/load/bench";
import { median } from "../support/load/percentile";
import { compareRates, formatRates } from "../support/load/request-rate";
import { serverPid } from "../support/process/app";
import { newWriter } from "../support/process/client";
import { query } from "../support/process/database";

const entries = 200;
const samples = 15;

export const bench: Bench = { what: `Thread: one conversation of ${entries} entries and more`, run };

async function run(environment: BenchEnvironment) {
  return [...(await compareWithBaselines(environment)), ...(await readLongThreads(environment))];
}

async function compareWithBaselines({ app, user: { id, token }, databaseUrl }: BenchEnvironment) {
  await fillJournal(databaseUrl, id, 100, entries);
  const pid = await serverPid(app);
  const rates = await withBaselines(databaseUrl, ({ floor, frame }) =>
    compareRates({
      floor: { url: `${floor}/thread?user=${id}&id=long` },
      frame: { url: `${frame}/rows/thread?user=${id}&id=long` },
      ours: { url: `${app.url}/api/conversations/long`, token, pid },
    }),
  );
  const { floor, frame, ours } = rates;
  return [
    reported(formatRates(rates)),
    reported(`the frame's own rate: ${(frame.perSecond / floor.perSecond).toFixed(2)} of the floor's`),
    atLeast("of the frame's rate", ours.perSecond / frame.perSecond, 0.6),
    atLeast("of the floor's rate", ours.perSecond / floor.perSecond, 0.3),
  ];
}

/** The time of a call that reads the whole of a thread, and of one that reads its last 200 entries, as the page does. */
async function readLongThreads({ app: { url }, databaseUrl }: BenchEnvironment) {
  const figures = [];
  for (const size of [200, 2_000, 10_000]) {
    const username = `thread-${size}`;
    const { token } = await newWriter(url, username);
    const [user] = await query<{ id: string }>(databaseUrl, `SELECT "id" FROM "User" WHERE "username" = $1`, [
      username,
    ]);
    await fillJournal(databaseUrl, user?.id ?? "", 1, size);
    const call = `${url}/api/conversations/long`;
    const [whole, page] = [await medianMs(call, token), await medianMs(`${call}?limit=200`, token)];
    figures.push(reported(`${size} entries: the whole ${whole}, a page ${page}`));
  }
  return figures;
}

async function medianMs(url: string, token: string): Promise<string> {
  const times: number[] = [];
  let characters = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const sentAt = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    characters = (await response.text()).length;
    times.push(performance.now() - sentAt);
  }
  return `${median(times).toFixed(1)} ms (${Math.round(characters / 1_000)} KB)`;
}
