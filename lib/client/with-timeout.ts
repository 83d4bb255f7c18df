import { timings } from "../api/limits";

/** A part of the app that is being loaded, or a `ChunkLoadError` if it takes longer than anybody waits (spec §7). */
export async function withTimeout<Part>(loading: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("A part of the app did not load in time."), { name: "ChunkLoadError" });
    timer = setTimeout(() => reject(error), timings.lazyPartTimeoutMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
