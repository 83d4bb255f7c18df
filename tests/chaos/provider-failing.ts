import { isDeepStrictEqual } from "node:util";
import { texts } from "../../lib/texts";
import { replyTexts } from "../../lib/texts/reply";
import type { AiFault, FakeAi } from "../support/fakes/ai";
import { withAppAndProvider } from "../support/process/app-with-provider";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { callApp, memoryOf, newWriters, type Writer } from "../support/process/client";

const { noReply } = texts.conversation;
const { providerFailed, providerSetup, providerTimedOut, replyTooLong } = replyTexts;

/** How long a person may have to wait for the sentence that says what happened. */
const patienceMs = 60_000;

export const failures: [AiFault, number, string][] = [
  [401, 502, providerSetup],
  [403, 502, providerSetup],
  [429, 502, providerFailed],
  [500, 502, providerFailed],
  ["cut", 502, providerFailed],
  ["break", 502, providerFailed],
  ["empty", 502, noReply],
  ["huge", 502, replyTooLong],
  ["hang", 504, providerTimedOut],
  ["drip", 504, providerTimedOut],
];

type Seen = { wrong: number; slowestMs: number };

/** Every writer starts a memory while the provider fails, finds the words kept, and tries again when it is well. */
async function fail(writers: Writer[], provider: FakeAi, [fault, status, message]: (typeof failures)[number]) {
  const key = `key-${fault}`;
  const start = ({ url, token }: Writer) =>
    callApp(url, "/api/grok", { token, key, body: memoryOf(String(fault)), timeoutMs: 2 * patienceMs });
  provider.fault = fault;
  const failed = await Promise.all(writers.map(start));
  provider.fault = null;
  const before = await Promise.all(writers.map((writer) => keptOf(writer, String(fault))));
  const again = await Promise.all(writers.map(start));
  const after = await Promise.all(writers.map((writer) => keptOf(writer, String(fault))));
  const isRight = (_: Writer, index: number) =>
    failed[index]?.status === status &&
    failed[index].body.message === message &&
    failed[index].ms <= patienceMs &&
    isOne(before[index], null) &&
    again[index]?.status === 200 &&
    isOne(after[index], again[index].body.message);
  return {
    wrong: writers.length - writers.filter(isRight).length,
    slowestMs: Math.max(...failed.map(({ ms }) => ms)),
  };
}

type Kept = { projectName: string; questionAnswers: unknown; response: string | null };

async function keptOf({ url, token }: Writer, projectName: string): Promise<Kept[]> {
  const { body } = await callApp(url, "/api/conversations", { method: "GET", token });
  return (body.conversations as Kept[]).filter((kept) => kept.projectName === projectName);
}

const isOne = ([kept, ...others]: Kept[] = [], response: unknown) =>
  kept !== undefined &&
  others.length === 0 &&
  kept.response === response &&
  isDeepStrictEqual(kept.questionAnswers, memoryOf(kept.projectName).questionAnswers);

export function failInAllWays({ users, ways }: { users: number; ways: typeof failures }): Promise<Outcome> {
  return withAppAndProvider(async (app, provider) => {
    const writers = await newWriters(app.url, users);
    const seen: Seen[] = [];
    for (const way of ways) seen.push(await fail(writers, provider, way));
    const wrong = seen.reduce((sum, way) => sum + way.wrong, 0);
    const slowest = Math.max(...seen.map(({ slowestMs }) => slowestMs)) / 1000;
    return {
      figure: `${wrong} of ${ways.length * users} otherwise; the sentence after ${slowest.toFixed(1)} s at most`,
      isMet: wrong === 0,
    };
  });
}

export const chaosTest: ChaosTest = {
  claim: "the provider failing in ten ways, 50 times each: its sentence, every word kept, one reply when tried again",
  goal: "0 otherwise; ≤ 60 s",
  run: () => failInAllWays({ users: 50, ways: failures }),
};
