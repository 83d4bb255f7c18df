import { setTimeout as wait } from "node:timers/promises";

/** Begins `act` so many times a second, whether or not the earlier ones are over. How long each took, in milliseconds. */
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
    // Judged with the others at the end.
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
