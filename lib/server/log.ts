import "server-only";

/**
 * Logs one line per failure: what failed, and where in the build, which the source maps of a build with `turbopackSourceMaps`
 * (next.config.ts) translate into our lines. Error messages are not logged, because they may quote what a person typed.
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
    at: stackFrames(error),
  };
}

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
