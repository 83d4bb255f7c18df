import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { processorSeconds } from "../support/load/latency-probe";
import { median, percentile } from "../support/load/percentile";
import { type App, serverPid, startApp } from "../support/process/app";
import { newWriters, type Writer } from "../support/process/client";
import { startPassThroughServer } from "./floor/stream";

const samples = 200;
/** Enough runs for the server's code to be optimized. */
const warmUps = 1_500;
const atOnce = 50;
const rounds = 8;

const answer = "The red door of the lighthouse at Skagen squeaked.";
const providerRequest = { model: "any", stream: true, messages: [{ role: "user", content: answer }] };
const start = { projectName: "Bench", topic: "place", questionAnswers: [{ question: "Which place?", answer }] };

/** Rate limits are counted as in production, but are too large to be reached. */
export const bench: Bench = {
  what: "First word: from send to the first streamed character of a new conversation",
  run,
};

async function run({ app: { folder }, databaseUrl, providerUrl }: BenchEnvironment): Promise<Figure[]> {
  const environment = { DATABASE_URL: databaseUrl, OPENAI_BASE_URL: providerUrl, RATE_LIMIT_FACTOR: "1000000" };
  const app = await startApp(environment, { log: join(folder, "first-word.log") });
  try {
    return [...(await oneByOne(app, providerUrl)), ...(await manyAtOnce(app.url, providerUrl))];
  } finally {
    await app.stop();
  }
}

const ourFirstWord = ({ url, token }: Writer) =>
  firstWordMs(`${url}/api/grok`, start, /"text":"./, {
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
  });
const theirFirstWord = (providerUrl: string) =>
  firstWordMs(`${providerUrl}/chat/completions`, providerRequest, /"content":"./);

async function oneByOne(app: App, providerUrl: string): Promise<Figure[]> {
  const [writer] = (await newWriters(app.url, 1)) as [Writer];
  const pid = await serverPid(app);
  let before = 0;
  const theirs: number[] = [];
  const ours: number[] = [];
  for (let sample = -warmUps; sample < samples; sample += 1) {
    if (sample === 0) before = await processorSeconds(pid);
    const providerMs = await theirFirstWord(providerUrl);
    const ms = await ourFirstWord(writer);
    if (sample < 0) continue;
    theirs.push(providerMs);
    ours.push(ms);
  }
  const processorMs = (1000 * ((await processorSeconds(pid)) - before)) / samples;
  const provider = median(theirs);
  return [
    reported(`the provider's own first word: ${provider.toFixed(1)} ms (median of ${samples})`),
    atMost("ours above it, median", median(ours) - provider, 6, " ms"),
    atMost("ours above it, p95", percentile(ours, 0.95) - provider, 12, " ms"),
    atMost("processor time of the server, from the message to the saved reply", processorMs, 7, " ms"),
  ];
}

async function manyAtOnce(url: string, providerUrl: string): Promise<Figure[]> {
  const writers = await newWriters(url, atOnce);
  const bare = await startPassThroughServer(providerUrl);
  const theirs: number[] = [];
  const ours: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const bareMs = await Promise.all(writers.map(() => theirFirstWord(bare.url)));
    const ms = await Promise.all(writers.map(ourFirstWord));
    if (round < 0) continue;
    theirs.push(...bareMs);
    ours.push(...ms);
  }
  bare.stop();
  const medians = `median ${median(ours).toFixed(0)} ms, a bare pass-through's ${median(theirs).toFixed(0)} ms`;
  return [
    reported(`${atOnce} at once: ${medians}`),
    atMost(`${atOnce} at once, beside a bare pass-through`, median(ours) / median(theirs), 4, " ×"),
  ];
}

/** Milliseconds from send to the first event that contains a word; reads the response to its end. */
async function firstWordMs(
  url: string,
  body: object,
  word: RegExp,
  headers: Record<string, string> = {},
): Promise<number> {
  const sent = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  let first = Number.NaN;
  const events = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events ?? []) {
    if (Number.isNaN(first) && word.test(data)) first = performance.now() - sent;
  }
  return first;
}
