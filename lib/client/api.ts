import type { ErrorCode } from "../api/error-codes";
import type { Check } from "../api/shape";
import { texts } from "../texts";
import { takePreloadedResponse } from "./first-paint";
import { expireSession, readSession, type Session, tokenOf } from "./session";

/**
 * A call that failed. `status` is 0 if the server could not be reached or the connection broke. `serverMessage` is the
 * message of the response, `message` is that or a default. Programs compare `code`, never a message.
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

/** Any failure as one that can be shown. An error of the app itself is logged, and counts as one of the server (500). */
export function requestErrorOf(failure: unknown): RequestError {
  if (failure instanceof RequestError) return failure;
  console.error(failure);
  return new RequestError(500, texts.request.unexpected);
}

/** Why a call has failed; `null`: it has not. */
export const failureOf = (call: Promise<unknown>): Promise<RequestError | null> =>
  call.then(() => null, requestErrorOf);

/** The server's message about a failure, or `sentence` if its response had none. */
export const serverMessageOr = (failure: unknown, sentence: string) =>
  (failure instanceof RequestError && failure.serverMessage) || sentence;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Options = {
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** The notice at the login if the token is refused. */
  refused?: string;
  /** While a game is on, a refused token ends the session only after it (`deferLogin`). */
  defersLogin?: boolean;
  /** The message of a failure whose response has none. */
  unexplained?: (status: number) => string;
  /** A failure whose message contains this counts as a refused token, whatever its status. */
  refusal?: string;
  signal?: AbortSignal;
};

/**
 * One call to the API, whose response has to pass `check`. A form is sent as it is, anything else as JSON. Throws `RequestError`;
 * a refused token ends the session, unless that is deferred.
 */
export async function request<Data>(
  method: Method,
  path: string,
  body: unknown,
  check: Check<Data>,
  options: Options = {},
): Promise<Data> {
  const session = readSession();
  return readResponse(await send(method, path, body, options), check, options, session);
}

/** A fetcher for SWR, whose key is the path. */
export const getAs =
  <Data>(check: Check<Data>, options?: Options) =>
  (path: string) =>
    request("GET", path, undefined, check, options);

export const post = <Data>(path: string, body: unknown, check: Check<Data>, options?: Options) =>
  request("POST", path, body, check, options);

/** One call and its raw response; a 403 ends the session, unless that is deferred. */
export async function send(method: Method, path: string, body: unknown, options: Options = {}): Promise<Response> {
  const session = readSession();
  const isForm = body instanceof FormData;
  // A foreign endpoint does not get the token, so its 403 says nothing about the session.
  const isOurs = new URL(path, window.location.href).origin === window.location.origin;
  const headers = new Headers({ accept: "application/json", ...options.headers });
  if (session.status === "in" && isOurs) headers.set("authorization", `Bearer ${session.token}`);
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  const content = isForm ? body : JSON.stringify(body);
  const fetchNow = () => fetch(path, { method, headers, body: content, signal: options.signal });
  const response = await (takePreloadedResponse(path, tokenOf(session))?.catch(fetchNow) ?? fetchNow()).catch(
    unreachable,
  );
  if (response.status === 403 && isOurs) refuse(session, options.refused, options.defersLogin ? deferral : null);
  return response;
}

/** A token that the server refused, and the notice for the login. */
export type RefusedToken = { token: string; reason: string };
type Deferral = (refused: RefusedToken) => void;
let deferral: Deferral | null = null;

/** Until the returned function is called, `defer` gets the refused tokens of all calls with `defersLogin`, and has to end their session. */
export function deferLogin(defer: Deferral): () => void {
  deferral = defer;
  return () => {
    deferral = null;
  };
}

/** Ends the session whose token the server refused, or passes the token to `defer`, which will. */
export function refuse(
  session: Session,
  reason: string = texts.request.sessionExpired,
  defer: Deferral | null = null,
): void {
  if (session.status === "out") return;
  if (defer) defer({ token: session.token, reason });
  else expireSession(session.token, reason);
}

/** The checked body of a response. Throws `RequestError` for a failure. */
export async function readResponse<Data>(
  response: Response,
  check: Check<Data>,
  { refusal, refused, unexplained = sentenceOf }: Options = {},
  session = readSession(),
): Promise<Data> {
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

/** The message for a failure whose response has none, such as a proxy's error page. */
function sentenceOf(status: number): string {
  if (status === 413) return texts.request.tooLarge;
  return status >= 502 && status <= 504 ? texts.request.unavailable : texts.request.unexpected;
}

export function unreachable(): never {
  throw new RequestError(0, texts.request.offline);
}
