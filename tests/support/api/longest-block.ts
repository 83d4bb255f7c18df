import { setTimeout as wait } from "node:timers/promises";

/** The processor time of this process, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The longest time in which `work` kept the event loop from running anything else, in milliseconds. What blocks it takes the
 * processor: the time in which other processes had that does not count.
 */
async function longestBlock(work: () => unknown): Promise<number> {
  let longest = 0;
  let last = { at: performance.now(), processor: processorMs() };
  const tick = () => {
    const now = { at: performance.now(), processor: processorMs() };
    longest = Math.max(longest, Math.min(now.at - last.at, now.processor - last.processor));
    last = now;
  };
  const ticking = setInterval(tick, 1);
  await wait(2);
  longest = 0;
  await work();
  tick();
  clearInterval(ticking);
  return longest;
}

const text = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => ({ index, name: `number ${index}` })));

/** Fixed work that takes about 100 ms where nothing else runs, and longer on a slow machine. */
function referenceWork(): void {
  for (let round = 0; round < 120; round += 1) JSON.stringify(JSON.parse(text));
}

/**
 * A block of so many ms is short. On a slow or busy machine it may take twice the fixed work, because the processor time is that
 * of all threads: those that collect garbage count, too.
 */
const shortMs = 100;
const tries = 6;

export type Block = { ms: number; isShort: boolean };

/**
 * The longest block of `work`, and whether it is short. The shortest of a few tries: a block that is in the code shows in
 * each, one that other processes cause does not.
 */
export async function shortestBlock(work: () => unknown): Promise<Block> {
  let best = { ms: Number.POSITIVE_INFINITY, isShort: false };
  for (let count = 0; count < tries && !best.isShort; count += 1) {
    const ms = await longestBlock(work);
    const isShort = ms < shortMs || ms < 2 * (await longestBlock(referenceWork));
    if (isShort || ms < best.ms) best = { ms, isShort };
  }
  return best;
}
