import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { heavy, insertJournals, searched, typical } from "../support/factories/many-journals";
import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { withBenchEnvironment } from "../support/load/bench-environment";
import { median, percentile } from "../support/load/percentile";
import { newWriter, type Writer } from "../support/process/client";

const sizes = [10_000, 100_000, 1_000_000];
const rounds = 120;
/** Rounds until the server's code has been optimized. */
const warmUps = 100;
const fewWarmUps = 10;
const searches: Record<string, { term: string; kinds?: readonly string[] }> = searched;
const names = Object.keys(searched);

/** Sends the same searches alternately to our server and to a bare server with the same statement on the same database. */
export const bench: Bench = { what: `Search: ${names.join(", ")} terms`, run };

/** Each number of messages has its own environment, so that they can be searched alternately. */
async function run(largest: BenchEnvironment): Promise<Figure[]> {
  return withBenchEnvironment((smallest) => withBenchEnvironment((middle) => measure([smallest, middle, largest])));
}

async function measure(environments: BenchEnvironment[]): Promise<Figure[]> {
  const servers = await Promise.all(environments.map(besideBare));
  for (const [index, { databaseUrl }] of environments.entries())
    await insertJournals(databaseUrl, "bench", sizes[index] ?? 0);
  const measured = await timesOf(servers, typical, warmUps);
  const last = servers.slice(-1);
  const [many = {}] = await timesOf(last, [heavy.many], fewWarmUps);
  const [most = {}] = await timesOf(last, [heavy.most], fewWarmUps);
  for (const { stop } of servers) stop();
  return [
    ...measured.map((times, index) =>
      reported(`${sizes[index]} messages, ms at the median and p95: ${formatTimes(times)}`),
    ),
    ...goalsOf(measured),
    atMost("owner of 10,000 messages, slowest p95", slowest(many), 30, " ms"),
    atMost("owner of 50,000 messages, slowest p95", slowest(most), 100, " ms"),
  ];
}

type Servers = { url: string; bareUrl: string; stop: () => void };

/** Our server and a bare one on the same database. */
async function besideBare({ app: { url }, databaseUrl }: BenchEnvironment): Promise<Servers> {
  const bare = fork(join(__dirname, "floor/search.ts"), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: ["--require", "tsx/cjs", "--conditions", "react-server"],
  });
  const [port] = await once(bare, "message");
  return { url, bareUrl: `http://127.0.0.1:${port}`, stop: () => bare.disconnect() };
}

/** Milliseconds by the name of the search. */
type Times = Record<string, { ours: number[]; bare: number[] }>;

/** Alternately: all searches in one environment, then in the next. */
async function timesOf(servers: Servers[], usernames: string[], unmeasured: number): Promise<Times[]> {
  const turns: Turn[] = [];
  for (const { url, bareUrl } of servers) {
    const writers: Writer[] = [];
    for (const username of usernames) writers.push(await newWriter(url, username));
    const times: Times = Object.fromEntries(names.map((name) => [name, { ours: [], bare: [] }]));
    turns.push({ bareUrl, writers, times });
  }
  for (let round = -unmeasured; round < rounds; round += 1) {
    for (const turn of turns) await searchAll(turn, round >= 0);
  }
  return turns.map(({ times }) => times);
}

type Turn = { bareUrl: string; writers: Writer[]; times: Times };

/** Every term for each of the owners. */
async function searchAll({ bareUrl, writers, times }: Turn, isMeasured: boolean): Promise<void> {
  for (const [name, { ours, bare }] of Object.entries(times)) {
    const { term, kinds } = searches[name] ?? { term: name };
    for (const { url, username, token } of writers) {
      const bareMs = await postMs(bareUrl, { userId: username, term, kinds });
      const ms = await postMs(`${url}/api/search`, { searchTerm: term, kinds }, token);
      if (!isMeasured) continue;
      bare.push(bareMs);
      ours.push(ms);
    }
  }
}

async function postMs(url: string, body: object, token = ""): Promise<number> {
  // The bare server does not compress its responses.
  const plain = { "content-type": "application/json", "accept-encoding": "identity" };
  const headers = { ...plain, authorization: `Bearer ${token}` };
  const sent = performance.now();
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - sent;
}

const p95 = (values: number[]) => percentile(values, 0.95);
const slowest = (times: Times) => Math.max(...Object.values(times).map(({ ours }) => p95(ours)));
const p95OfAll = (times: Times, whose: "ours" | "bare") => p95(Object.values(times).flatMap((term) => term[whose]));

const formatTimes = (times: Times) =>
  Object.entries(times)
    .map(([name, { ours, bare }]) => `${name} ${medianAndP95(ours)} (bare ${medianAndP95(bare)})`)
    .join(", ");
const medianAndP95 = (times: number[]) => `${median(times).toFixed(1)}/${p95(times).toFixed(1)}`;

function goalsOf(measured: Times[]): Figure[] {
  const [first, last] = [measured[0] ?? {}, measured.at(-1) ?? {}];
  const toBare = Object.values(last).map(({ ours, bare }) => median(ours) / median(bare));
  const growth = names.map((name) => {
    const ratio = median(last[name]?.ours ?? []) / median(first[name]?.ours ?? []);
    return `${name} ${ratio.toFixed(2)} ×`;
  });
  return [
    atMost("at a million, slowest p95", slowest(last), 10, " ms"),
    atMost(
      "at a million, p95 of all searches beside a bare server's",
      p95OfAll(last, "ours") / p95OfAll(last, "bare"),
      2,
      " ×",
    ),
    atMost("at a million, median beside a bare server's, worst term", Math.max(...toBare), 2.5, " ×"),
    atMost(
      "100 × the messages, p95 of all searches",
      p95OfAll(last, "ours") / p95OfAll(first, "ours"),
      1.5,
      " × the time",
    ),
    reported(`100 × the messages, median of each term, most of them found more often: ${growth.join(", ")}`),
  ];
}
