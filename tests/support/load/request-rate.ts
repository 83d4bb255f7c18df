import { processorSeconds } from "./latency-probe";
import { median } from "./percentile";

/** A call that is repeated. Several requests are sent in rotation. `pid`: the process whose processor time a call costs is measured. */
export type Load = { url: string; token?: string; requests?: { method: "POST"; body: string }[]; pid?: number };
export type Rate = { perSecond: number; p99Ms: number; processorMs: number };

type Result = {
  requests: { average: number; total: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
};
const cannon: (options: object) => Promise<Result> = require("autocannon");

const connections = 16;
const seconds = 3;
const rounds = 5;
/** Requests until the server's code has been optimized. */
const warmUps = 4_000;

/** Measures the loads alternately, so that changes of the machine's speed affect all of them. Returns medians of the rounds. */
export async function compareRates<Name extends string>(loads: Record<Name, Load>): Promise<Record<Name, Rate>> {
  const names = Object.keys(loads) as Name[];
  const seen = new Map(names.map((name) => [name, [] as Rate[]]));
  for (const name of names) await measure(loads[name], { amount: warmUps });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen.get(name)?.push(await measure(loads[name], { duration: seconds }));
  }
  const medians = names.map((name) => {
    const rates = seen.get(name) ?? [];
    const medianOf = (key: keyof Rate) => median(rates.map((rate) => rate[key]));
    return [name, { perSecond: medianOf("perSecond"), p99Ms: medianOf("p99Ms"), processorMs: medianOf("processorMs") }];
  });
  return Object.fromEntries(medians);
}

async function measure({ url, token, requests, pid }: Load, extent: object): Promise<Rate> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const shots = requests && { requests: requests.map((request) => ({ ...request, headers })) };
  const before = pid ? await processorSeconds(pid) : 0;
  const { latency, ...result } = await cannon({ url, connections, headers, ...extent, ...shots });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url} failed ${failed} times under load`);
  const seconds = pid ? (await processorSeconds(pid)) - before : Number.NaN;
  return {
    perSecond: result.requests.average,
    p99Ms: latency.p99,
    processorMs: (1000 * seconds) / result.requests.total,
  };
}

export const formatRates = (rates: Record<string, Rate>) =>
  Object.entries(rates)
    .map(([name, { perSecond, p99Ms, processorMs }]) => {
      const processor = Number.isNaN(processorMs) ? "" : `, ${processorMs.toFixed(2)} ms of a processor each`;
      return `${name} ${Math.round(perSecond)}/s (p99 ${p99Ms} ms${processor})`;
    })
    .join(", ");
