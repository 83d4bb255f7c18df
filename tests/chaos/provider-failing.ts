import { isDeepStrictEqual } from "node:util";
import { replyTexts } from "../../lib/texts/reply";
import type { AiFault, FakeAi } from "../support/fakes/ai";
import { withAppAndProvider } from "../support/process/app-with-provider";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import { callApp, memoryOf, newWriters, type Writer } from "../support/process/client";

const { noReply, providerFailed, providerSetup, providerTimedOut, replyTooLong } = replyTexts;

/** The longest time until the message about the failure is shown. */
const maxWaitMs = 60_000;

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

/** Every writer starts a memory while the provider fails, checks that it is saved, and tries again when the provider works. */
async function fail(writers: Writer[], provider: FakeAi, [fault, status, message]: (typeof failures)[number]) {
  const key = `key-${fault}`;
  const start = ({ url, token }: Writer) =>
    callApp(url, "/api/grok", { token, key, body: memoryOf(String(fault)), timeoutMs: 2 * maxWaitMs });
  provider.fault = fault;
  const failed = await Promise.all(writers.map(start));
  provider.fault = null;
  const before = await Promise.all(writers.map((writer) => savedMemories(writer, String(fault))));
  const again = await Promise.all(writers.map(start));
  const after = await Promise.all(writers.map((writer) => savedMemories(writer, String(fault))));
  const isRight = (_: Writer, index: number) =>
    failed[index]?.status === status &&
    failed[index].body.message === message &&
    failed[index].ms <= maxWaitMs &&
    isOne(before[index], null) &&
    again[index]?.status === 200 &&
    isOne(after[index], again[index].body.message);
  return {
    wrong: writers.length - writers.filter(isRight).length,
    slowestMs: Math.max(...failed.map(({ ms }) => ms)),
  };
}

type Memory = { projectName: string; questionAnswers: unknown; response: string | null };

async function savedMemories({ url, token }: Writer, projectName: string): Promise<Memory[]> {
  const { body } = await callApp(url, "/api/conversations", { method: "GET", token });
  return (body.conversations as Memory[]).filter((memory) => memory.projectName === projectName);
}

const isOne = ([memory, ...others]: Memory[] = [], response: unknown) =>
  memory !== undefined &&
  others.length === 0 &&
  memory.response === response &&
  isDeepStrictEqual(memory.questionAnswers, memoryOf(memory.projectName).questionAnswers);

export function failInAllWays({ users, faults }: { users: number; faults: typeof failures }): Promise<Outcome> {
  return withAppAndProvider(async (app, provider) => {
    const writers = await newWriters(app.url, users);
    const seen: Seen[] = [];
    for (const failure of faults) seen.push(await fail(writers, provider, failure));
    const wrong = seen.reduce((sum, failure) => sum + failure.wrong, 0);
    const slowest = Math.max(...seen.map(({ slowestMs }) => slowestMs)) / 1000;
    return {
      figure: `${wrong} of ${faults.length * users} exceptions; the message after ${slowest.toFixed(1)} s at most`,
      isMet: wrong === 0,
    };
  });
}

export const chaosTest: ChaosTest = {
  claim:
    "the provider fails in ten ways, 50 times each: its message is shown, every message is saved, and trying again gets one reply",
  goal: "0 exceptions; ≤ 60 s",
  run: () => failInAllWays({ users: 50, faults: failures }),
};
