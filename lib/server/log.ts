import { sqlStateOf } from "./db/errors";
import { env } from "./env";
import { currentRequest } from "./request-context";

const levels = ["error", "warn", "info"] as const;
type Level = (typeof levels)[number];

/** Whether the operator wants lines of this level. */
export const isLogged = (level: Level) => levels.indexOf(level) <= levels.indexOf(env().LOG_LEVEL);

/** The start of every line: its time, and the request it belongs to. */
export function lineStart(level: Level) {
  return { time: new Date().toISOString(), level, id: currentRequest()?.id };
}

/**
 * Logs one line per failure: what failed, and where in the build, which the source maps of a build with `turbopackSourceMaps`
 * (next.config.ts) translate into our lines. Error messages are not logged, because they may quote what a person typed.
 */
export function logFailure(
  subject: Record<string, string | number>,
  error: unknown,
  { withStack } = { withStack: true },
): void {
  console.error(JSON.stringify({ ...lineStart("error"), ...subject, ...traceOf(error, withStack) }));
}

type SecurityEvent =
  | "login_failed"
  | "login_limited"
  | "email_changed"
  | "password_changed"
  | "change_undone"
  | "sessions_ended";

/** Logs a security event with the account it concerns, as far as there is one: one line, without a name, an address or a token. */
export function logSecurityEvent(event: SecurityEvent, account: string | null): void {
  if (isLogged("info")) console.info(JSON.stringify({ ...lineStart("info"), event, account }));
}

function traceOf(error: unknown, withStack: boolean) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return {
    name: nameOf(error),
    sqlState: sqlStateOf(error),
    ...(typeof code === "string" && /^\w{1,40}$/.test(code) && { code }),
    ...(error.cause instanceof Error && { cause: nameOf(error.cause) }),
    ...(withStack && { at: stackFrames(error) }),
  };
}

/** Many libraries only name their classes. */
const nameOf = (error: Error) => (error.name === "Error" ? error.constructor.name : error.name);

// A stack begins with the message, whose lines may look like frames: only what follows the message is read.
function stackFrames({ message, stack = "" }: Error): string[] {
  const start = stack.lastIndexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split("\n");
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
}
