import "server-only";

/**
 * One line a failure: what was being done, and where it broke. Error messages are left out, because they may quote what a
 * person typed.
 */
export function logFailure(subject: Record<string, string | number>, error: unknown): void {
  console.error(JSON.stringify({ level: "error", ...subject, ...traceOf(error) }));
}

function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return { name: error.name, ...(typeof code === "string" && /^\w{1,40}$/.test(code) && { code }), at: frames(error) };
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
