import { EventSourceParserStream } from "eventsource-parser/stream";
import { type Bench, type Place, reported } from "../support/bench";
import { median } from "../support/median";

const samples = 60;
const warmUps = 10;

const answer = "The red door of the lighthouse at Skagen squeaked.";

/** Time from send to the first streamed character of a new conversation, and what the provider itself takes of it. */
export const bench: Bench = { what: "First word: from send to the first streamed character", run };

async function run({ app: { url }, user: { token }, providerUrl }: Place) {
  const provider = { model: "any", stream: true, messages: [{ role: "user", content: answer }] };
  const start = { projectName: "Bench", topic: "place", questionAnswers: [{ question: "Which place?", answer }] };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let sample = -warmUps; sample < samples; sample += 1) {
    const providerMs = await firstWordMs(`${providerUrl}/chat/completions`, provider, "", /"content":"./);
    const ms = await firstWordMs(`${url}/api/grok`, start, token, /"text":"./);
    if (sample < 0) continue;
    theirs.push(providerMs);
    ours.push(ms);
  }
  const [ms, providerMs] = [median(ours), median(theirs)];
  const own = `${(ms - providerMs).toFixed(1)} ms are ours (medians of ${samples})`;
  return [reported(`${ms.toFixed(1)} ms after send, the provider alone ${providerMs.toFixed(1)} ms: ${own}`)];
}

async function firstWordMs(url: string, body: object, token: string, word: RegExp): Promise<number> {
  const sent = performance.now();
  const headers = {
    "content-type": "application/json",
    accept: "text/event-stream",
    authorization: `Bearer ${token}`,
  };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
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
