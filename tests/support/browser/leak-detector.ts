import type { Request } from "@playwright/test";

/** Shorter texts also occur in the program itself: levels, topics, colours. */
const shortest = 10;

/** Collects the texts that people send to the app, to search for them where they must not appear. */
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
  record(value: unknown): void {
    if (typeof value === "string" && value.trim().length >= shortest) this.#texts.add(value.trim());
    if (typeof value === "object") for (const part of Object.values(value ?? {})) this.record(part);
  }

  /** The lines that contain any collected text, plain or as JSON, or any token. */
  findLeaks(output: string): string[] {
    const spellings = [...this.#texts].flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
    const lines = [...new Set(output.split("\n"))];
    return lines.filter((line) => /eyJ[\w-]{8}|token=/.test(line) || spellings.some((text) => line.includes(text)));
  }
}
