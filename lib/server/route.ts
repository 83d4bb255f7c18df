import "server-only";
import { ZodError } from "zod";
import { texts } from "../texts";
import { authenticate, type Caller } from "./auth";
import { isDatabaseAway } from "./db/errors";
import { ApiError, badRequest } from "./errors";
import { logFailure } from "./log";

type Params = Record<string, string>;
// Next hands a catch-all segment over as a list; no handler of ours reads one.
type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };
type RouteHandler = (request: Request, context?: RouteContext) => Promise<Response>;
type Visitor = { request: Request; params: Params };

/** A call that anybody may make. What the handler returns is answered as JSON; what it throws becomes a failure of the contract. */
export function publicRoute(handle: (visitor: Visitor) => Promise<unknown>): RouteHandler {
  return (request, context) =>
    answer(request, async () => {
      // What stands in an address reaches the database as well, and Postgres cannot keep U+0000.
      if (request.url.includes("%00")) badRequest(texts.request.notText);
      return handle({ request, params: ((await context?.params) ?? {}) as Params });
    });
}

/** A call of a signed-in person, named by the bearer token and by nothing else. */
export function userRoute(handle: (visitor: Visitor & { user: Caller }) => Promise<unknown>): RouteHandler {
  return publicRoute(async (visitor) => {
    const user = await authenticate(visitor.request);
    try {
      return await handle({ ...visitor, user });
    } catch (error) {
      // An account can be deleted while one of its calls runs: what that call then misses is its own owner.
      if ([404, 500].includes(explain(error).status)) await authenticate(visitor.request);
      throw error;
    }
  });
}

/** The methods that a route does not have, each answering 405 in the contract's shape. */
export function methodsBut(...allowed: string[]): Record<"GET" | "POST" | "PUT" | "PATCH" | "DELETE", RouteHandler> {
  const refuse = publicRoute(async () => {
    throw new ApiError(405, texts.request.methodNotAllowed, { allow: allowed.join(", ") });
  });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

async function answer(request: Request, handle: () => Promise<unknown>): Promise<Response> {
  try {
    const result = await handle();
    return withoutCache(result instanceof Response ? result : Response.json(result));
  } catch (error) {
    return withoutCache(failure(request, error));
  }
}

function withoutCache(response: Response): Response {
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  return response;
}

function failure(request: Request, error: unknown): Response {
  const { status, message, headers } = failureOf(request, error);
  return Response.json({ message }, { status, headers });
}

/** What the caller is told about an error; the log is told where it happened. */
export function failureOf(request: Request, error: unknown): ApiError {
  const told = explain(error);
  const { status } = told;
  if (status >= 500) logFailure({ method: request.method, path: new URL(request.url).pathname, status }, error);
  return told;
}

function explain(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ZodError) return new ApiError(400, error.issues[0]?.message ?? texts.request.unexpected);
  if (isDatabaseAway(error)) return new ApiError(503, texts.request.databaseAway, { "retry-after": "5" });
  return new ApiError(500, texts.request.unexpected);
}
