import "server-only";
import { ZodError } from "zod";
import { errorStatuses, type Failure } from "../../api/error-codes";
import { apiHeaders } from "../../api/response-headers";
import { texts } from "../../texts";
import { refusalTexts } from "../../texts/refusal";
import { authenticate, authenticateUncached, authenticateWithin } from "../auth/bearer-token";
import { isDatabaseUnavailable } from "../db/errors";
import type { Caller } from "../db/session";
import { ApiError, badRequest, isDiskFull, StorageUnavailable } from "../errors";
import { logFailure, logRequest, requestId } from "../log";
import type { RateLimit } from "../rate-limit/rate-limit";

type Params = Record<string, string>;
// Next hands a catch-all segment over as a list; no handler of ours reads one.
type RouteParams = Record<string, string | string[] | undefined>;
type RouteContext = { params: Promise<RouteParams> };
type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;
type Visitor = { request: Request; params: Params };

/** A call that anybody may make. What the handler returns is answered as JSON; what it throws becomes a failure of the contract. */
export function publicRoute(handle: (visitor: Visitor) => Promise<unknown>): RouteHandler {
  return (request, context) =>
    answer(request, context, async (params) => {
      // What stands in an address reaches the database as well, and Postgres cannot keep U+0000.
      if (request.url.includes("%00")) badRequest(texts.request.notText);
      return handle({ request, params: params as Params });
    });
}

/** A call of a signed-in person, named by the bearer token and by nothing else. It counts as a use of that person's rate limit. */
export function userRoute(
  handle: (visitor: Visitor & { user: Caller }) => Promise<unknown>,
  limit?: RateLimit,
): RouteHandler {
  return publicRoute(async (visitor) => {
    const authorization = visitor.request.headers.get("authorization");
    const user = await (limit ? authenticateWithin(limit, authorization) : authenticate(authorization));
    try {
      return await handle({ ...visitor, user });
    } catch (error) {
      // An account can be deleted while one of its calls runs: what that call then misses is its own owner.
      if ([404, 500].includes(errorStatuses[explain(error).code])) await authenticateUncached(authorization);
      throw error;
    }
  });
}

/** The methods that a route does not have, each answering 405 in the contract's shape. */
export function methodNotAllowed(
  ...allowed: string[]
): Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", RouteHandler> {
  const refuse = publicRoute(async () => {
    const failure: Failure = { message: refusalTexts.methodNotAllowed, code: "method_not_allowed" };
    return json(failure, { status: errorStatuses[failure.code], headers: { allow: allowed.join(", ") } });
  });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

async function answer(
  request: Request,
  context: RouteContext | undefined,
  handle: (params: RouteParams) => Promise<unknown>,
): Promise<Response> {
  const started = performance.now();
  const params = (await context?.params) ?? {};
  const response = await handle(params).then(
    (result) => (result instanceof Response ? result : json(result)),
    (error) => failure(request, error),
  );
  for (const [name, value] of Object.entries(apiHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  logRequest(request, { route: routeOf(request, params), status: response.status, ms: performance.now() - started });
  return response;
}

/** The path with names in place of ids, and of everything else that somebody could have written there. */
function routeOf(request: Request, params: RouteParams): string {
  const names = new Map(
    Object.entries(params).flatMap(([name, values]) => [values ?? []].flat().map((value) => [value, `[${name}]`])),
  );
  const segments = new URL(request.url).pathname.split("/");
  return segments.map((segment) => names.get(segment) ?? (/^[\w.-]*$/.test(segment) ? segment : "[?]")).join("/");
}

/** What the caller receives for an error. An error of ours (5xx) is logged, with where it happened. */
function failureOf(request: Request, error: unknown): Failure & { status: number; retryAfterSeconds?: number } {
  const { message, code, retryAfterSeconds } = explain(error);
  const status = errorStatuses[code];
  if (status >= 500) logFailure({ id: requestId(request), method: request.method, status }, error);
  return { message, code, status, retryAfterSeconds };
}

function failure(request: Request, error: unknown): Response {
  const { message, code, status, retryAfterSeconds } = failureOf(request, error);
  const headers = retryAfterSeconds === undefined ? undefined : { "retry-after": String(retryAfterSeconds) };
  return json({ message, code }, { status, headers });
}

/** With its length, so that nobody spends more on compressing a short answer than is saved by it. */
function json(
  value: unknown,
  { status, headers }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const body = JSON.stringify(value);
  const described = { "content-type": "application/json", "content-length": `${Buffer.byteLength(body)}` };
  return new Response(body, { status, headers: { ...described, ...headers } });
}

/** What an event stream that has begun sends in place of a failed response. */
export function failureEvent(request: Request, error: unknown): Failure & { status: number } {
  const { message, code, status } = failureOf(request, error);
  return { status, message, code };
}

function explain(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ZodError)
    return new ApiError("invalid_request", error.issues[0]?.message ?? texts.request.unexpected);
  if (isDatabaseUnavailable(error)) return new ApiError("database_unavailable", refusalTexts.databaseUnavailable, 5);
  if (error instanceof StorageUnavailable) {
    return new ApiError(error.hasTimedOut ? "files_timeout" : "files_unavailable", refusalTexts.filesUnavailable);
  }
  if (isDiskFull(error)) return new ApiError("disk_full", refusalTexts.diskFull, 30);
  return new ApiError("internal_error", texts.request.unexpected);
}
