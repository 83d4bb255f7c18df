import "server-only";
import { randomUUID } from "node:crypto";

const ids = new WeakMap<Request, string>();

/** Names one request in the log. */
export function requestId(request: Request): string {
  const id = ids.get(request) ?? randomUUID();
  ids.set(request, id);
  return id;
}

type Answered = { route: string; status: number; ms: number };

/** One line a request, without anything that a person wrote. The development server prints lines of its own. */
export function logRequest(request: Request, { route, status, ms }: Answered): void {
  if (process.env.NODE_ENV !== "production") return;
  const line = { level: "info", id: requestId(request), method: request.method, route, status, ms: Math.round(ms) };
  print(JSON.stringify(line));
}

let printing: string[] = [];

/** What is answered in one turn of the event loop is printed at once and past Next's console: both cost a good part of a request. */
function print(line: string): void {
  if (printing.length === 0) {
    setImmediate(() => {
      process.stdout.write(`${printing.join("\n")}\n`);
      printing = [];
    });
  }
  printing.push(line);
}

/**
 * One line a failure: what was being done, and where in the build it broke, which the maps of a build with
 * `turbopackSourceMaps` (next.config.ts) turn into our lines. Error messages are left out, because they may quote what a
 * person typed.
 */
export function logFailure(subject: Record<string, string | number>, error: unknown): void {
  console.error(JSON.stringify({ level: "error", ...subject, ...traceOf(error) }));
}

function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...(typeof code === "string" && /^\w{1,40}$/.test(code) && { code }),
    ...(error.cause instanceof Error && { cause: error.cause.constructor.name }),
    at: frames(error),
  };
}

// The message stands before the frames and may have lines that look like one: only what follows it counts.
function frames({ message, stack = "" }: Error): string[] {
  const start = stack.lastIndexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split("\n");
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
