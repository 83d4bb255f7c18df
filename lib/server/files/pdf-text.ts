import "server-only";
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { limits } from "../../api/limits";
import { serverLimits, serverTimings } from "../../api/server-limits";
import type { WithheldReason } from "../../conversation/attachment";

export type PdfText = { text: string } | { reason: WithheldReason };

const script = join(/* turbopackIgnore: true */ process.cwd(), "lib/server/files/pdf-worker.mjs");
const watchMs = 100;

const standard = {
  deadlineMs: serverTimings.pdfDeadlineMs as number,
  memoryBytes: serverLimits.pdfMemoryBytes as number,
};

/** The text of a PDF, or why there is none. Ends with the deadline, and before it where the memory runs away. */
export async function readPdfText(
  bytes: Uint8Array,
  signal: AbortSignal,
  { deadlineMs, memoryBytes }: typeof standard = standard,
): Promise<PdfText> {
  const worker = new Worker(/* turbopackIgnore: true */ script, {
    workerData: { bytes, characters: limits.attachmentCharacters },
    resourceLimits: { maxOldGenerationSizeMb: memoryBytes / 1024 / 1024 },
    // Nothing of ours: no flags, no secrets, and its warnings are nobody's.
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
  });
  const end = () => void worker.terminate();
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > memoryBytes) end();
  }, watchMs);
  const deadline = setTimeout(end, deadlineMs);
  signal.addEventListener("abort", end);
  try {
    const said = once(worker, "message").then(([result]) => result as PdfText);
    const ended = once(worker, "exit").then((): PdfText => ({ reason: "slow" }));
    // A thread that runs out of its own memory fails instead of ending.
    return await Promise.race([said, ended]).catch((): PdfText => ({ reason: "broken" }));
  } finally {
    clearInterval(watch);
    clearTimeout(deadline);
    signal.removeEventListener("abort", end);
    end();
    signal.throwIfAborted();
  }
}
