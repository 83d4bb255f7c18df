// Jest's sandbox makes each access to a global slow, and this runs ten million times.
const { imul } = Math;

/** A seeded random number generator (mulberry32): the same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = Math.trunc(seed < 1 ? seed * 2 ** 32 : seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
