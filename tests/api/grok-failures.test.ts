import { expect, jest, test } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { sendMessage as send } from "@/lib/server/chat/send-message";
import { db } from "@/lib/server/db/client";
import { respondWithReply } from "@/lib/server/http/event-stream";
import { userRoute } from "@/lib/server/http/route";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { allEvents, fakeProvider, lighthouse, readThread, startConversation, streamMessage } from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { type AiFault, startFakeAi } from "../support/fakes/ai";

const provider = fakeProvider();
const { lines } = captureConsole();

/** Starts the lighthouse conversation with a shorter deadline. */
const impatient = (deadlineMs: number) =>
  userRoute(async ({ user, request }) => respondWithReply(request, await send(user, "k", lighthouse, deadlineMs)));

const startRequest = ({ token }: Person, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/api/grok", {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

const unreachable = { status: 502, message: replyTexts.providerFailed };

const unusable = { status: 502, message: replyTexts.providerSetup };
const refused = { status: 502, message: replyTexts.refused };

const failures: [AiFault, { status: number; message: string }, number][] = [
  [400, refused, 1],
  [422, refused, 1],
  [401, unusable, 1],
  [402, unusable, 1],
  [403, unusable, 1],
  [404, unusable, 1],
  [429, unreachable, 2],
  [500, unreachable, 2],
  ["cut", unreachable, 2],
  ["break", unreachable, 1],
  ["empty", { status: 502, message: replyTexts.noReply }, 1],
  ["huge", { status: 502, message: replyTexts.replyTooLong }, 1],
];

test.each(failures)(
  "provider failing with %s: the message is saved and trying again gives one reply",
  async (fault, failure, times) => {
    const ann = await signUp();
    provider().fault = fault;
    const { status, body } = await startConversation(ann, { key: "k" });
    expect({ status, message: body.message }).toEqual(failure);
    expect(provider().requests).toHaveLength(times);
    const [turn] = await db().turn.findMany();
    const { conversation } = await readThread(ann, turn?.conversationId ?? "");
    expect(conversation).toMatchObject({
      ...lighthouse,
      response: null,
      pending: false,
      requestKey: "k",
      receipt: null,
    });

    provider().fault = null;
    const again = await startConversation(ann, { key: "k" });
    expect(again).toMatchObject({ status: 200, body: { conversationId: conversation._id, orderIndex: 1 } });
    expect((await readThread(ann, conversation._id)).conversation).toMatchObject({
      response: again.body.message,
      requestKey: "k",
      continuations: [],
    });
    expect(await db().turn.count()).toBe(1);
  },
);

test.each(failures)(
  "provider failing with %s: a stream ends with the same failure as an event",
  async (fault, failure) => {
    provider().fault = fault;
    const response = await streamMessage(await signUp(), lighthouse);
    expect(response.status).toBe(200);
    const events = await allEvents(response);
    expect(events[0]?.event).toBe("start");
    expect(events.at(-1)).toMatchObject({ event: "error", data: failure });
  },
);

test.each<AiFault>(["hang", "drip", "pause", 500])(
  "provider that does not finish its reply in time (%s): 504 after the deadline",
  async (fault) => {
    const ann = await signUp();
    provider().fault = fault;
    // The deadline ends the wait before a retry, too.
    const wait = jest.replaceProperty(serverTimings as Record<string, number>, "aiRetryWaitMs", 60_000);
    const response = await impatient(1_000)(startRequest(ann));
    wait.restore();
    expect(response.status).toBe(504);
    expect(await response.json()).toEqual({ message: replyTexts.providerTimedOut, code: "ai_timeout" });
    expect(provider().requests).toHaveLength(1);
    expect(await db().turn.findFirst()).toMatchObject({ response: null, leaseExpiresAt: null });
    provider().fault = null;
    expect((await startConversation(ann, { key: "k" })).status).toBe(200);
    expect(await db().turn.count()).toBe(1);
  },
);

test("a reply that streams beyond the deadline ends with an error event of 504", async () => {
  provider().fault = "drip";
  const response = await impatient(1_000)(startRequest(await signUp(), { accept: "text/event-stream" }));
  const events = await allEvents(response);
  expect(events.filter(({ event }) => event === "delta").length).toBeGreaterThan(2);
  expect(events.at(-1)).toEqual({
    event: "error",
    data: { status: 504, message: replyTexts.providerTimedOut, code: "ai_timeout" },
  });
});

test.each<AiFault>([429, 500, "cut"])(
  "a passing failure (%s) is retried once, without the person noticing",
  async (fault) => {
    provider().fault = [fault];
    const { status, body } = await startConversation(await signUp());
    expect({ status, message: body.message }).toEqual({ status: 200, message: expect.stringContaining("Your words") });
    expect(provider().requests).toHaveLength(2);
  },
);

test("nothing is retried after the first word was streamed", async () => {
  provider().fault = ["break"];
  const events = await allEvents(await streamMessage(await signUp(), lighthouse));
  expect(events.map(({ event }) => event)).toEqual(["start", "delta", "error"]);
  expect(provider().requests).toHaveLength(1);
});

test("provider refusing the connection: 502, and the message is saved", async () => {
  const ann = await signUp();
  const gone = await startFakeAi();
  await gone.close();
  const { env } = await import("@/lib/server/env");
  const address = env().OPENAI_BASE_URL;
  env().OPENAI_BASE_URL = gone.baseUrl;
  const failed = await startConversation(ann, { key: "k" });
  env().OPENAI_BASE_URL = address;
  expect(failed).toMatchObject({
    status: 502,
    body: { message: replyTexts.providerFailed, code: "ai_failed" },
  });
  expect((await startConversation(ann, { key: "k" })).status).toBe(200);
  expect(await db().turn.count()).toBe(1);
});

testInProcess("the log says why the provider failed, without any text of the conversation", async () => {
  provider().fault = 401;
  await startConversation(await signUp());
  expect(lines.join("\n")).toContain('"providerStatus":401');
  expect(lines.join("\n")).not.toMatch(/lighthouse|Skagen|Gulls|provider fails/);
});
