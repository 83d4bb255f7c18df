import { limits } from "../../api/limits";
import { serverTimings } from "../../api/server-limits";
import { StorageUnavailable } from "../errors";
import { TimedOut, withTimeout } from "../with-timeout";

/**
 * One call to a store of contents, which sends it `bytes`: more take longer. Packages ignore the signal while they pause between
 * retries, so the deadline is ours.
 */
export async function withinDeadline<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  bytes = 0,
): Promise<Result> {
  try {
    return await withTimeout(serverTimings.storageDeadlineMs * Math.max(1, bytes / limits.uploadBytes), call);
  } catch (error) {
    throw new StorageUnavailable(error instanceof TimedOut, { cause: error });
  }
}

/** The content with a deadline for each chunk. The whole may take longer, because it is read as fast as the client takes it. */
export function withChunkDeadline(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = content.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await withinDeadline(() => reader.read()).catch((error) => {
        void reader.cancel(error).catch(() => {});
        throw error;
      });
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
