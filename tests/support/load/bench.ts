import type { App } from "../process/app";

/** Where a bench measures: the production start, with a database and an AI provider of its own, and somebody signed in. */
export type BenchEnvironment = {
  app: App;
  user: { id: string; token: string };
  databaseUrl: string;
  providerUrl: string;
};

/** Each file of `tests/bench` exports one as `bench`. It has its place for itself. */
export type Bench = { what: string; run(place: BenchEnvironment): Promise<Figure[]> };

/** One line of the table: what was measured, and what has to be reached unless it is only reported. */
export type Figure = { figure: string; goal?: string; isMet?: boolean };

// Ratios and bounds are judged as they are printed.
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
