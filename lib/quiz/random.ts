/** A number from 0 up to 1. */
export type Random = () => number;

/** Chance that a seed decides (mulberry32): the same seed, the same numbers. */
export function randomFrom(seed: number): Random {
  let state = Math.trunc(seed < 1 ? seed * 2 ** 32 : seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list that is not empty. */
export function picked<Thing>(things: readonly Thing[], random: Random): Thing {
  return things[Math.floor(random() * things.length)] as Thing;
}

/** The same things in an order of which each is equally likely. */
export function shuffled<Thing>(things: readonly Thing[], random: Random): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
  }
  return order;
}
