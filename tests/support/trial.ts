/** A promise whose proof takes too long for `npm test`: each file of `tests/chaos` exports one as `trial`. */
export type Trial = {
  promise: string;
  toReach: string;
  run(): Promise<Outcome>;
};

/** What was seen, in a few words with their numbers, and whether that is good enough. */
export type Outcome = { figure: string; isReached: boolean };
