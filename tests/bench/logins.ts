import { atMost, type Bench, type BenchEnvironment, type Figure, reported } from "../support/load/bench";
import { atConstantRate } from "../support/load/constant-rate";
import { median, percentile } from "../support/load/percentile";
import { assertOk, callApp, newWriters } from "../support/process/client";

const logins = 20;
const reads = 50;
const seconds = 20;
const warmUpSeconds = 5;

export const bench: Bench = { what: `Logins: ${logins} a second, beside ${reads} reads a second`, run };

async function run({ app: { url }, user: { token } }: BenchEnvironment): Promise<Figure[]> {
  const writers = await newWriters(url, logins);
  const read = async () => assertOk(await callApp(url, "/api/profile", { method: "GET", token }));
  const logIn = async (time: number) => {
    const username = writers[time % logins]?.username;
    assertOk(await callApp(url, "/api/login", { body: { username, password: "open sesame" } }));
  };
  await Promise.all([atConstantRate(reads, warmUpSeconds, read), atConstantRate(logins, warmUpSeconds, logIn)]);
  const alone = await atConstantRate(reads, seconds, read);
  const [beside, loggedIn] = await Promise.all([
    atConstantRate(reads, seconds, read),
    atConstantRate(logins, seconds, logIn),
  ]);
  const p99 = percentile(beside, 0.99);
  return [
    reported(`a read alone ${median(alone).toFixed(1)} ms, p99 beside logins ${p99.toFixed(1)} ms`),
    atMost("login, p99", percentile(loggedIn, 0.99), 250, " ms"),
    atMost("reads, what logins add at the 99th percentile", p99 - percentile(alone, 0.99), 20, " ms"),
  ];
}
