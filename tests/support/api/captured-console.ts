import { afterEach, jest } from "@jest/globals";

/** Captures what the server prints in this file's tests, instead of showing it. */
export function captureConsole(): { lines: string[]; line(): Promise<string> } {
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const note = (...parts: unknown[]) => {
    const line = parts.join(" ");
    lines.push(line);
    for (const tell of waiting.splice(0)) tell(line);
  };
  for (const method of ["info", "warn", "error"] as const) jest.spyOn(console, method).mockImplementation(note);
  afterEach(() => {
    lines.length = 0;
  });
  return { lines, line: () => new Promise((resolve) => waiting.push(resolve)) };
}
