import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { limits } from "../../api/limits";
import type { WithheldReason } from "../../api/schemas";
import { serverLimits, serverTimings } from "../../api/server-limits";

type PdfText = { text: string } | { reason: WithheldReason };

const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/server/files/pdf-worker.mjs");
const memoryCheckMs = 100;

const defaults = {
  deadlineMs: serverTimings.pdfDeadlineMs as number,
  memoryBytes: serverLimits.pdfMemoryBytes as number,
};

/** The text of a PDF, or why there is none. Stops at the deadline, or as soon as it uses too much memory. */
export async function readPdfText(
  bytes: Uint8Array,
  signal: AbortSignal,
  { deadlineMs, memoryBytes }: typeof defaults = defaults,
): Promise<PdfText> {
  const worker = new Worker(/* turbopackIgnore: true */ script, {
    workerData: { bytes, characters: limits.attachmentCharacters },
    resourceLimits: { maxOldGenerationSizeMb: memoryBytes / 1024 / 1024 },
    // The worker gets no flags and no secrets, and its warnings are not printed.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  const stop = () => void worker.terminate();
  const before = process.memoryUsage.rss();
  const memoryWatch = setInterval(() => {
    if (process.memoryUsage.rss() - before > memoryBytes) stop();
  }, memoryCheckMs);
  const deadline = setTimeout(stop, deadlineMs);
  signal.addEventListener("abort", stop);
  try {
    const result = once(worker, "message").then(([text]) => text as PdfText);
    const exited = once(worker, "exit").then((): PdfText => ({ reason: "slow" }));
    // A worker that exceeds its heap limit emits an error instead of an exit.
    return await Promise.race([result, exited]).catch((): PdfText => ({ reason: "broken" }));
  } finally {
    clearInterval(memoryWatch);
    clearTimeout(deadline);
    signal.removeEventListener("abort", stop);
    stop();
    signal.throwIfAborted();
  }
}
