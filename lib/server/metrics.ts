import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What this process has done, for `GET /metrics`. No label says anything about a person. */
export const metrics = new Registry();
const registers = [metrics];

const requests = new Histogram({
  name: "flexi_request_seconds",
  help: "Requests and how long they took.",
  labelNames: ["method", "route", "status"],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
  registers,
});
const replies = new Histogram({
  name: "flexi_ai_seconds",
  help: "How long requests waited for the AI.",
  buckets: [0.5, 1, 2, 5, 10, 30, 60],
  registers,
});

export function countRequest(
  { method }: Request,
  { aiMs }: { aiMs?: number },
  { route, status, ms }: { route: string; status: number; ms: number },
): void {
  requests.observe({ method, route, status }, ms / 1_000);
  if (aiMs !== undefined) replies.observe(aiMs / 1_000);
}

/** Adds the delay of the event loop and the memory, which are watched from then on. */
export const watchProcess = () => collectDefaultMetrics({ register: metrics });

/** A value that is read when the metrics are. `undefined`: it is not known here. */
export function gauge(name: string, help: string, read: () => Promise<number | undefined> | number): void {
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}
