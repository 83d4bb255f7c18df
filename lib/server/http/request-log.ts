import { isLogged, lineStart } from "../log";
import type { RequestContext } from "../request-context";

type RequestResult = { route: string; status: number; ms: number };

/**
 * Logs one line per request, without anything that a person typed: `code` says why it failed, `aiMs` how long it waited for the AI.
 * In development Next prints lines of its own.
 */
export function logRequest({ method }: Request, { code, aiMs }: RequestContext, { route, status, ms }: RequestResult) {
  if (process.env.NODE_ENV !== "production" || !isLogged("info")) return;
  print(JSON.stringify({ ...lineStart("info"), method, route, status, code, ms: Math.round(ms), aiMs }));
}

let unprinted: string[] = [];

/** Prints the lines of one turn of the event loop together, and not through Next's console: both take much of a request's time. */
function print(line: string): void {
  if (unprinted.length === 0) {
    setImmediate(() => {
      process.stdout.write(`${unprinted.join("\n")}\n`);
      unprinted = [];
    });
  }
  unprinted.push(line);
}
