import "server-only";
import { randomUUID } from "node:crypto";

const ids = new WeakMap<Request, string>();

/** The id of a request in the log. */
export function requestId(request: Request): string {
  const id = ids.get(request) ?? randomUUID();
  ids.set(request, id);
  return id;
}

type RequestResult = { route: string; status: number; ms: number };

/** Logs one line per request, without anything that a person typed. In development Next prints lines of its own. */
export function logRequest(request: Request, { route, status, ms }: RequestResult): void {
  if (process.env.NODE_ENV !== "production") return;
  const line = { level: "info", id: requestId(request), method: request.method, route, status, ms: Math.round(ms) };
  print(JSON.stringify(line));
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
