import { MailServer } from "../support/fakes/mail-server";
import { startApp } from "../support/process/app";
import type { ChaosTest } from "../support/process/chaos-test";

const count = 400;
const password = "open sesame";

/** A call's duration, and its response without the headers that differ each time. */
type Seen = { ms: number; answer: string };
type Lots = { known: Seen[]; unknown: Seen[] };

const name = (lot: "known" | "other", index: number) => `${lot}-${String(index).padStart(4, "0")}`;
const address = (username: string) => `${username}@example.org`;

async function call(url: string, body: object): Promise<Seen> {
  const start = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const ms = performance.now() - start;
  const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  return { ms, answer: JSON.stringify([response.status, headers, text]) };
}

/** Makes `count` calls with known user names and as many with unknown ones, in random order. */
async function compare(url: string, bodyFor: (username: string) => object): Promise<Lots> {
  const lots: Lots = { known: [], unknown: [] };
  const indexes = Array.from({ length: count }, (_, index) => index);
  const all = indexes.flatMap((index) => [
    { lot: lots.known, username: name("known", index) },
    { lot: lots.unknown, username: name("other", index) },
  ]);
  const order = all.map((one) => ({ ...one, rank: Math.random() })).sort((a, b) => a.rank - b.rank);
  for (const { lot, username } of order) lot.push(await call(url, bodyFor(username)));
  return lots;
}

async function judge(url: string): Promise<{ figure: string; isMet: boolean }> {
  const calls = {
    login: (username: string) => ({ username, password: "not the right one" }),
    "forgot-password": (username: string) => ({ email: address(username) }),
  };
  const results = [];
  for (const [call, bodyFor] of Object.entries(calls)) {
    await compare(`${url}/api/${call}`, (username) => bodyFor(`${username}-warm`));
    const { known, unknown } = await compare(`${url}/api/${call}`, bodyFor);
    const answers = new Set([...known, ...unknown].map(({ answer }) => answer)).size;
    const area = auc(
      known.map(({ ms }) => ms),
      unknown.map(({ ms }) => ms),
    );
    results.push({ call, answers, area });
  }
  return {
    figure: results.map(({ call, answers, area }) => `${call} ${answers} answer, AUC ${area.toFixed(3)}`).join("; "),
    isMet: results.every(({ answers, area }) => answers === 1 && area >= 0.45 && area <= 0.55),
  };
}

export const chaosTest: ChaosTest = {
  claim: `login and forgot-password do not reveal who exists (${count} + ${count} interleaved calls each)`,
  goal: "1 answer, AUC 0.45–0.55",
  async run() {
    const mailbox = new MailServer();
    // More registrations than the rate limit allows, which is still counted.
    const app = await startApp({ SMTP_URL: await mailbox.start(), RATE_LIMIT_FACTOR: "100" });
    try {
      for (let index = 0; index < count; index += 1) {
        const username = name("known", index);
        await call(`${app.url}/api/register`, { username, password, email: address(username) });
      }
      return await judge(app.url);
    } finally {
      await app.stop();
      await mailbox.stop();
    }
  },
};

/**
 * The area under the ROC curve: the probability that a value of `a` is larger than one of `b`.
 * 0.5 means that they cannot be distinguished, 0 or 1 that they always can.
 */
function auc(a: number[], b: number[]): number {
  const wins = a.flatMap((x) => b.map((y) => (x > y ? 1 : x === y ? 0.5 : 0) as number));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}
