/** A promise whose proof takes too long for `npm test`: each file of `tests/chaos` exports one as `trial`. */
export type ChaosTest = {
  claim: string;
  goal: string;
  run(): Promise<Outcome>;
};

/** What was seen, in a few words with their numbers, and whether that is good enough. */
export type Outcome = { figure: string; isMet: boolean };
