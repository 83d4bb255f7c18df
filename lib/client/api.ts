import { texts } from "../texts";
import { takeEarly } from "./early";
import { expireSession, readSession, type Session, sessionEnd } from "./session";

/**
 * A call that failed. `status` is 0 when the server could not be reached or broke off; `serverMessage` is what the
 * server said about it, `message` that or a sentence of ours.
 */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly serverMessage: string | null = null,
  ) {
    super(message);
  }
}

/** What the server said about a failure, or a sentence of ours where it said nothing. */
export const serverMessageOr = (failure: unknown, sentence: string) =>
  (failure instanceof RequestError && failure.serverMessage) || sentence;

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Options = {
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** What the login says if the token is refused. */
  refused?: string;
  /** What a failure says about which the server said nothing. */
  unexplained?: (status: number) => string;
  signal?: AbortSignal;
};

/** One call of the `/api` surface. A form goes as it is, all else as JSON. Throws `RequestError`; a refused token ends the session. */
export async function request<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  options?: Options,
): Promise<Answer> {
  return readAnswer<Answer>(await send(method, path, body, options), options?.unexplained);
}

/** The fetcher of SWR: key = path. */
export const get = <Answer>(path: string) => request<Answer>("GET", path);

export const post = <Answer>(path: string, body: unknown, options?: Options) =>
  request<Answer>("POST", path, body, options);

/** A file that the server makes, under the name it gives it; not for whoever is there after the session has ended. */
export async function getFile(path: string): Promise<File> {
  const response = await send("GET", path, undefined, { signal: sessionEnd() });
  if (!response.ok) return readAnswer(response);
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = "download"] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const content = await response.blob().catch(unreachable);
  return new File([content], encoded ? decodeURIComponent(encoded) : plain, { type: content.type });
}

/** The events of a streamed answer, in order. A refusal before the stream throws like any other call. */
export async function* postForEvents<Event>(
  path: string,
  body: unknown,
  idempotencyKey: string,
): AsyncGenerator<Event> {
  // Not needed before the first question to the AI, and so not loaded before it either.
  const [{ EventSourceParserStream }, response] = await Promise.all([
    import("eventsource-parser/stream"),
    send("POST", path, body, { idempotencyKey, headers: { accept: "text/event-stream" } }),
  ]);
  if (!response.ok || !response.body) return void (await readAnswer(response));
  const events = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await events.read().catch(unreachable);
    if (done) return;
    yield { event: value.event, data: JSON.parse(value.data) } as Event;
  }
}

async function send(method: Method, path: string, body: unknown, options: Options = {}): Promise<Response> {
  const session = readSession();
  const isForm = body instanceof FormData;
  // An endpoint of somebody else's is not shown the token, so its refusal says nothing about it.
  const isOurs = new URL(path, window.location.href).origin === window.location.origin;
  const headers = new Headers({ accept: "application/json", ...options.headers });
  if (session.status === "in" && isOurs) headers.set("authorization", `Bearer ${session.token}`);
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  const content = isForm ? body : JSON.stringify(body);
  const ask = () => fetch(path, { method, headers, body: content, signal: options.signal });
  const response = await (takeEarly(path)?.catch(ask) ?? ask()).catch(unreachable);
  if (response.status === 403 && isOurs) refuse(session, options.refused);
  return response;
}

/** Ends the session whose token the server refused. */
export function refuse(session: Session, reason: string = texts.account.sessionExpired): void {
  if (session.status === "in") expireSession(session.token, reason);
}

/** The answer of a call that arrived, or the `RequestError` that it is. */
export async function readAnswer<Answer>(
  response: Response,
  unexplained: (status: number) => string = () => texts.request.unexpected,
): Promise<Answer> {
  const answer: unknown = await response.json().catch(() => {
    throw new RequestError(response.status, texts.request.invalidJson);
  });
  if (response.ok) return answer as Answer;
  const { message } = (answer ?? {}) as { message?: unknown };
  if (typeof message !== "string" || !message) throw new RequestError(response.status, unexplained(response.status));
  throw new RequestError(response.status, message, message);
}

function unreachable(): never {
  throw new RequestError(0, texts.request.offline);
}
