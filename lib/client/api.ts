import type { ErrorCode } from "../api/error-codes";
import type { Check } from "../api/shape";
import { texts } from "../texts";
import { takeEarly } from "./early";
import { expireSession, readSession, type Session, sessionEnd } from "./session";

/**
 * A call that failed. `status` is 0 when the server could not be reached or broke off; `serverMessage` is the server's
 * sentence for people, `message` that or a sentence of ours; `code` is what programs compare.
 */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly serverMessage: string | null = null,
    readonly code: ErrorCode | null = null,
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
  /** A refused token does not end the session at once: who asked ends it later (`refuse`). */
  defersLogin?: boolean;
  /** What a failure says about which the server said nothing. */
  unexplained?: (status: number) => string;
  /** Words of a message that refuse the token, whatever the status. */
  refusal?: string;
  signal?: AbortSignal;
};

/**
 * One call of the `/api` surface, whose answer has to pass `check`. A form goes as it is, all else as JSON. Throws `RequestError`;
 * a refused token ends the session, unless that is deferred.
 */
export async function request<Answer>(
  method: Method,
  path: string,
  body: unknown,
  check: Check<Answer>,
  options: Options = {},
): Promise<Answer> {
  const session = readSession();
  return readAnswer(await send(method, path, body, options), check, options, session);
}

/** A fetcher of SWR: key = path. */
export const getAs =
  <Answer>(check: Check<Answer>, options?: Options) =>
  (path: string) =>
    request("GET", path, undefined, check, options);

export const post = <Answer>(path: string, body: unknown, check: Check<Answer>, options?: Options) =>
  request("POST", path, body, check, options);

/** A file that the server makes, under the name it gives it; not for whoever is there after the session has ended. */
export async function getFile(path: string): Promise<File> {
  const response = await send("GET", path, undefined, { signal: sessionEnd() });
  if (!response.ok) return readAnswer(response, (_): _ is File => false);
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = "download"] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const content = await response.blob().catch(unreachable);
  return new File([content], encoded ? decodeURIComponent(encoded) : plain, { type: content.type });
}

/** One call as it is answered; a 403 ends the session. */
export async function send(method: Method, path: string, body: unknown, options: Options = {}): Promise<Response> {
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
  if (response.status === 403 && isOurs && !options.defersLogin) refuse(session, options.refused);
  return response;
}

/** Ends the session whose token the server refused. */
export function refuse(session: Session, reason: string = texts.account.sessionExpired): void {
  if (session.status === "in") expireSession(session.token, reason);
}

/** The answer of a call that arrived, or the `RequestError` that it is. */
export async function readAnswer<Answer>(
  response: Response,
  check: Check<Answer>,
  { refusal, refused, unexplained = sentenceOf }: Options = {},
  session = readSession(),
): Promise<Answer> {
  const { ok, status } = response;
  const content = parsed(await response.text().catch(unreachable), status, ok ? undefined : unexplained(status));
  const { message, code = null } = (content ?? {}) as { message?: unknown; code?: ErrorCode };
  const sentence = typeof message === "string" && message !== "" ? message : null;
  if (refusal && sentence?.includes(refusal)) refuse(session, refused);
  if (ok && check(content)) return content;
  throw new RequestError(status, sentence ?? unexplained(status), sentence, code);
}

export function parsed(json: string, status: number, sentence: string = texts.request.invalidJson): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new RequestError(status, sentence);
  }
}

/** What is said of a failure that does not explain itself: what a proxy answers is not ours. */
function sentenceOf(status: number): string {
  if (status === 413) return texts.request.tooLarge;
  return status >= 502 && status <= 504 ? texts.request.unavailable : texts.request.unexpected;
}

export function unreachable(): never {
  throw new RequestError(0, texts.request.offline);
}
