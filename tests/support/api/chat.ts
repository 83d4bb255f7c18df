import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { AiEvent, AiReply, Thread } from "@/lib/api/responses";
import type { Receipt } from "@/lib/api/schemas";
import { type FakeAi, startFakeAi } from "../fakes/ai";
import { type Call, call, type Person, send } from "./client";

/** Plays the AI provider for the tests of one file; its faults are reset before each of them. */
export function fakeProvider(): () => FakeAi {
  let provider: FakeAi;
  beforeAll(async () => {
    provider = await startFakeAi({ record: true });
    process.env.OPENAI_BASE_URL = provider.baseUrl;
    process.env.RATE_LIMIT_FACTOR = "0";
  });
  afterEach(() => {
    provider.fault = null;
    provider.script = null;
    provider.requests.length = 0;
    provider.resume();
  });
  afterAll(() => provider.close());
  return () => provider;
}

export const lighthouse = {
  projectName: "The lighthouse",
  topic: "place",
  questionAnswers: [
    { question: "Which place?", answer: "The lighthouse at Skagen, with its red door." },
    { question: "What did you hear there?", answer: "Gulls, and my uncle Jens winding the clock." },
  ],
};

type Sent = { key?: string; events?: boolean } & Record<string, unknown>;

const grok = ({ token }: Person, { key, events, ...body }: Sent): [string, Call] => [
  "/api/grok",
  {
    token,
    body,
    headers: { ...(key !== undefined && { "idempotency-key": key }), ...(events && { accept: "text/event-stream" }) },
  },
];

/** POST /api/grok: a start of the lighthouse conversation, changed in some fields. */
export const startConversation = (person: Person, changes: Sent = {}) =>
  sendMessage(person, { ...lighthouse, ...changes });

export async function sendMessage(person: Person, sent: Sent) {
  const { status, body, headers } = await call("POST", ...grok(person, sent));
  return { status, body: body as AiReply & { receipt: Receipt }, headers };
}

/** The same, as a stream of events. */
export const streamMessage = (person: Person, sent: Sent): Promise<Response> =>
  send("POST", ...grok(person, { ...sent, events: true }));

export async function* readEvents(response: Response): AsyncGenerator<AiEvent> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of events ?? []) yield { event, data: JSON.parse(data) } as AiEvent;
}

export async function allEvents(response: Response): Promise<AiEvent[]> {
  const events: AiEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

export async function readThread(person: Person, conversationId: string): Promise<Thread> {
  const { body } = await call("GET", `/api/conversations/${conversationId}`, { token: person.token });
  return body as Thread;
}

/** Polls until the condition holds. Jest's time limit ends a wait that never succeeds. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(10);
}
