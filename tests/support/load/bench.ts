import type { App } from "../process/app";

/** What a bench measures: a production start with its own database and AI provider, and a signed-in user. */
export type BenchEnvironment = {
  app: App;
  user: { id: string; token: string };
  databaseUrl: string;
  providerUrl: string;
};

/** Each file of `tests/bench` exports one as `bench`. It runs in its own environment. */
export type Bench = { what: string; run(environment: BenchEnvironment): Promise<Figure[]> };

/** One line of the table: what was measured and its goal, unless it is only reported. */
export type Figure = { figure: string; goal?: string; isMet?: boolean };

// Values are compared as they are printed, after rounding.
const shown = (value: number) => Number(value.toPrecision(3));

export const atLeast = (name: string, value: number, least: number, unit = ""): Figure => ({
  figure: `${name}: ${shown(value)}${unit}`,
  goal: `≥ ${least}${unit}`,
  isMet: shown(value) >= least,
});

export const atMost = (name: string, value: number, most: number, unit = ""): Figure => ({
  figure: `${name}: ${shown(value)}${unit}`,
  goal: `≤ ${most}${unit}`,
  isMet: shown(value) <= most,
});

export const reported = (figure: string): Figure => ({ figure });
