import type { Request } from "@playwright/test";

/** Shorter texts are words of the program as well: levels, topics, colours. */
const shortest = 10;

/** What people said to the app in their calls, to look for it where it must not be. */
export class LeakDetector {
  readonly #texts = new Set<string>();

  recordRequest(request: Request): void {
    this.record(request.headers().authorization?.replace("Bearer ", ""));
    try {
      this.record(request.postDataJSON());
    } catch {
      // A form with a file in it.
    }
  }

  /** Every text in it, at any depth. */
  record(said: unknown): void {
    if (typeof said === "string" && said.trim().length >= shortest) this.#texts.add(said.trim());
    if (typeof said === "object") for (const part of Object.values(said ?? {})) this.record(part);
  }

  /** The lines that repeat any of it, as it was said or as JSON writes it, or that have any token in them. */
  findLeaks(output: string): string[] {
    const spellings = [...this.#texts].flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
    const lines = [...new Set(output.split("\n"))];
    return lines.filter((line) => /eyJ[\w-]{8}|token=/.test(line) || spellings.some((text) => line.includes(text)));
  }
}
