import { atMost, type Bench, type Figure, type Place, reported } from "../support/bench";
import { median, percentile } from "../support/median";
import { paced } from "../support/paced";
import { callApp, newWriters, succeed } from "../support/remote";

const logins = 20;
const reads = 50;
const seconds = 20;
const warmUpSeconds = 5;

export const bench: Bench = { what: `Logins: ${logins} a second, beside ${reads} reads a second`, run };

async function run({ app: { url }, user: { token } }: Place): Promise<Figure[]> {
  const writers = await newWriters(url, logins);
  const read = async () => succeed(await callApp(url, "/api/profile", { method: "GET", token }));
  const logIn = async (time: number) => {
    const username = writers[time % logins]?.username;
    succeed(await callApp(url, "/api/login", { body: { username, password: "open sesame" } }));
  };
  await Promise.all([paced(reads, warmUpSeconds, read), paced(logins, warmUpSeconds, logIn)]);
  const alone = await paced(reads, seconds, read);
  const [beside, loggedIn] = await Promise.all([paced(reads, seconds, read), paced(logins, seconds, logIn)]);
  const p99 = percentile(beside, 0.99);
  return [
    reported(`a read alone ${median(alone).toFixed(1)} ms, p99 beside logins ${p99.toFixed(1)} ms`),
    atMost("login, p99", percentile(loggedIn, 0.99), 250, " ms"),
    atMost("reads, what logins add at the 99th percentile", p99 - percentile(alone, 0.99), 20, " ms"),
  ];
}
