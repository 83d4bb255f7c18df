import { timings } from "../api/limits";

/** Waits for a part of the app to load. Throws a `ChunkLoadError` after 120 s (spec §7). */
export async function withLoadTimeout<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("A part of the app did not load in time."), { name: "ChunkLoadError" });
    timer = setTimeout(() => reject(error), timings.lazyPartTimeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
