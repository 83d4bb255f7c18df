import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Note, Thread } from "../../../lib/api/responses";

/** A person with an account in an app that runs as a separate process. */
export type Writer = { url: string; username: string; token: string };

type CallOptions = { method?: string; token?: string; body?: object; key?: string; timeoutMs?: number };
export type Reply = { status: number; body: Record<string, unknown>; headers: Headers; ms: number };

/** A call over the network. Status 0 means that no response came. */
export async function callApp(url: string, path: string, sent: CallOptions = {}): Promise<Reply> {
  const { method = "POST", token, body, key, timeoutMs = 70_000 } = sent;
  const started = performance.now();
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { "idempotency-key": key }),
  };
  const isForm = body instanceof FormData;
  const { "content-type": _, ...formHeaders } = headers;
  const init = {
    method,
    headers: isForm ? formHeaders : headers,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  try {
    const response = await fetch(url + path, init);
    const answer = { status: response.status, headers: response.headers, body: await response.json() };
    return { ...answer, ms: performance.now() - started };
  } catch {
    return { status: 0, body: {}, headers: new Headers(), ms: performance.now() - started };
  }
}

/** Throws the app's message unless the call succeeded. */
export function assertOk({ status, body }: Reply): void {
  if (status !== 200) throw new Error(`A call was answered with ${status}: ${body.message ?? "nothing"}`);
}

export async function newWriter(url: string, username = `ann-${randomBytes(4).toString("hex")}`): Promise<Writer> {
  const person = { username, password: "open sesame", email: `${username}@example.org` };
  const registered = await retryWhileBusy(() => callApp(url, "/api/register", { body: person }));
  const { status, body } = await retryWhileBusy(() => callApp(url, "/api/login", { body: person }));
  if (status !== 200) throw new Error(`Register answered ${registered.status}, login ${status}`);
  return { url, username, token: String(body.token) };
}

/** Repeats a call that a busy app has refused. */
export async function retryWhileBusy(call: () => Promise<Reply>): Promise<Reply> {
  const reply = await call();
  if (reply.status !== 503) return reply;
  await wait(1_000 * Number(reply.headers.get("retry-after")));
  return retryWhileBusy(call);
}

/** Several writers, registered a few at a time, because each costs two slow password hashes. */
export async function newWriters(url: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  while (writers.length < count) {
    const few = Math.min(10, count - writers.length);
    writers.push(...(await Promise.all(Array.from({ length: few }, () => newWriter(url)))));
  }
  return writers;
}

export const memoryOf = (projectName: string) => ({
  projectName,
  topic: "place",
  questionAnswers: [{ question: "Which place?", answer: `The lighthouse, of ${projectName}.` }],
});

export const startMemory = ({ url, token }: Writer, projectName: string, key?: string) =>
  callApp(url, "/api/grok", { token, key, body: memoryOf(projectName) });

export const addNote = ({ url, token }: Writer, conversationId: string, content: string, key?: string) =>
  callApp(url, "/api/add-note", { token, key, body: { conversationId, content }, timeoutMs: 20_000 });

export async function threadOf({ url, token }: Writer, id: string): Promise<Thread> {
  return (await callApp(url, `/api/conversations/${id}`, { method: "GET", token })).body as Thread;
}

export async function notesOf({ url, token }: Writer, conversationId: string): Promise<Note[]> {
  const { body } = await retryWhileBusy(() => callApp(url, "/api/notes", { token, body: { conversationId } }));
  return body.notes as Note[];
}
