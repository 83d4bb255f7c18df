/** A test that takes too long for `npm test`. Each file of `tests/chaos` exports one as `chaosTest`. */
export type ChaosTest = {
  claim: string;
  goal: string;
  run(): Promise<Outcome | Skipped>;
};

/** What this machine lacks. */
export type Skipped = { skipped: string };

/** What was measured, in one line, and whether it meets the goal. */
export type Outcome = { figure: string; isMet: boolean };
