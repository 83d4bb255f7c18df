import { ZodError } from "zod";
import { errorStatuses, type Failure } from "../../api/error-codes";
import { apiHeaders, tlsHeaders } from "../../api/response-headers";
import { texts } from "../../texts";
import { refusalTexts } from "../../texts/refusal";
import { authenticate } from "../auth/bearer-token";
import { databaseFailureOf } from "../db/errors";
import { env } from "../env";
import { ApiError, badRequest, isDiskFull, StorageUnavailable } from "../errors";
import { logFailure } from "../log";
import type { RateLimit } from "../rate-limit/rate-limit";
import { currentRequest, runRequest } from "../request-context";
import { logRequest } from "./request-log";

type Params = Record<string, string>;
// The value of a catch-all segment is a list. None of our handlers reads one.
type RouteParams = Record<string, string | string[] | undefined>;
type RouteContext = { params: Promise<RouteParams> };
type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;
type Visitor = { request: Request; params: Params };
type Caller = Awaited<ReturnType<typeof authenticate>>;

/** A call without authentication. What the handler returns becomes a JSON response, what it throws a `Failure`. */
export function publicRoute(handle: (visitor: Visitor) => Promise<unknown>): RouteHandler {
  return (request, context) =>
    respond(request, context, async (params) => {
      // Parts of the URL reach the database, and Postgres cannot store U+0000.
      if (request.url.includes("%00")) badRequest(refusalTexts.notText);
      return handle({ request, params: params as Params });
    });
}

/** A call of a signed-in person, who is known by the bearer token alone. With `limit` it counts against that person's limit. */
export function userRoute(
  handle: (visitor: Visitor & { user: Caller }) => Promise<unknown>,
  limit?: RateLimit,
): RouteHandler {
  return publicRoute(async (visitor) => {
    const authorization = visitor.request.headers.get("authorization");
    const user = await authenticate(authorization, limit);
    try {
      return await handle({ ...visitor, user });
    } catch (error) {
      // If the account was deleted during this call, respond 403 to its token instead of 404 or 500.
      if ([404, 500].includes(errorStatuses[explain(error).code])) await authenticate(authorization);
      throw error;
    }
  });
}

/** The methods that a route does not have, each with status 405. Next's own 405 has no body and no Allow header. */
export function methodNotAllowed(
  ...allowed: string[]
): Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", RouteHandler> {
  const refuse = publicRoute(async () => {
    const failure: Failure = { message: refusalTexts.methodNotAllowed, code: "method_not_allowed" };
    return json(failure, { status: errorStatuses[failure.code], headers: { allow: allowed.join(", ") } });
  });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

function respond(
  request: Request,
  context: RouteContext | undefined,
  handle: (params: RouteParams) => Promise<unknown>,
): Promise<Response> {
  return runRequest(async (current) => {
    const started = performance.now();
    const params = (await context?.params) ?? {};
    const response = await handle(params).then(
      (result) => (result instanceof Response ? result : json(result)),
      (error) => failure(request, error),
    );
    const tls = tlsHeaders(request.headers.get("x-forwarded-proto"), env());
    for (const [name, value] of Object.entries({ ...apiHeaders, ...tls })) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set("x-request-id", current.id);
    const finish = () => {
      const result = { route: routeOf(request, params), status: response.status, ms: performance.now() - started };
      logRequest(request, current, result);
      if (!env().METRICS_TOKEN) return;
      // A path that was made up is no series of its own, and the package is loaded only where there are metrics.
      if (Object.values(params).some(Array.isArray)) result.route = "other";
      import("../metrics")
        .then(({ countRequest }) => countRequest(request, current, result))
        .catch((error) => logFailure({ event: "request_not_counted" }, error));
    };
    void (current.stream ? current.stream.then(finish) : finish());
    return response;
  });
}

/** The path for the log: parameters are replaced by their names, and unusual segments by `[?]`, so that it has no ids or typed text. */
function routeOf(request: Request, params: RouteParams): string {
  const names = new Map(
    Object.entries(params).flatMap(([name, values]) => [values ?? []].flat().map((value) => [value, `[${name}]`])),
  );
  const segments = new URL(request.url).pathname.split("/");
  return segments.map((segment) => names.get(segment) ?? (/^[\w.-]*$/.test(segment) ? segment : "[?]")).join("/");
}

/**
 * What the caller receives for an error. An error of ours (5xx) is logged, with its stack if we have no code for it. `busy` is a
 * limit at work, which the request's own line names.
 */
function failureOf(request: Request, error: unknown) {
  const { message, code, retryAfterSeconds, fields } = explain(error);
  const status = errorStatuses[code];
  Object.assign(currentRequest() ?? {}, { code });
  if (status >= 500 && code !== "busy") {
    logFailure({ method: request.method, status, reason: code }, error, { withStack: code === "internal_error" });
  }
  return { message, code, status, retryAfterSeconds, fields };
}

function failure(request: Request, error: unknown): Response {
  const { message, code, status, retryAfterSeconds, fields } = failureOf(request, error);
  const headers = retryAfterSeconds === undefined ? undefined : { "retry-after": String(retryAfterSeconds) };
  return json({ message, code, ...fields }, { status, headers });
}

/** With its length, so that proxies do not compress a response that is too short to gain from it. */
function json(
  value: unknown,
  { status, headers }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const body = JSON.stringify(value);
  const entity = { "content-type": "application/json", "content-length": `${Buffer.byteLength(body)}` };
  return new Response(body, { status, headers: { ...entity, ...headers } });
}

/** The same for an event stream, whose status has already been sent. */
export function failureEvent(request: Request, error: unknown): Failure & { status: number } {
  const { message, code, status } = failureOf(request, error);
  return { status, message, code };
}

const databaseFailures = {
  disk_full: new ApiError("disk_full", refusalTexts.diskFull, 30),
  database_read_only: new ApiError("database_read_only", refusalTexts.databaseReadOnly, 30),
  database_busy: new ApiError("database_busy", refusalTexts.databaseBusy, 5),
  database_unavailable: new ApiError("database_unavailable", refusalTexts.databaseUnavailable, 5),
};

function explain(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ZodError)
    return new ApiError("invalid_request", error.issues[0]?.message ?? texts.request.unexpected);
  const databaseFailure = databaseFailureOf(error);
  if (databaseFailure) return databaseFailures[databaseFailure];
  if (error instanceof StorageUnavailable) {
    return new ApiError(error.hasTimedOut ? "files_timeout" : "files_unavailable", refusalTexts.filesUnavailable);
  }
  if (isDiskFull(error)) return databaseFailures.disk_full;
  return new ApiError("internal_error", texts.request.unexpected);
}
