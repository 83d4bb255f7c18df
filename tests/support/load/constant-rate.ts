import { setTimeout as wait } from "node:timers/promises";

/** Starts `act` at a constant rate, whether or not earlier runs have ended. Returns the milliseconds of each. */
export async function atConstantRate(
  perSecond: number,
  seconds: number,
  act: (time: number) => Promise<void>,
): Promise<number[]> {
  const began = performance.now();
  const running: Promise<number>[] = [];
  for (let time = 0; time < perSecond * seconds; time += 1) {
    await wait(Math.max(0, began + (time * 1000) / perSecond - performance.now()));
    const one = timed(() => act(time));
    // `Promise.all` reports it at the end.
    one.catch(() => {});
    running.push(one);
  }
  return Promise.all(running);
}

async function timed(act: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
