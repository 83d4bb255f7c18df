import { afterEach, expect, jest, test } from "@jest/globals";
import { timings } from "@/lib/api/limits";
import { serverTimings } from "@/lib/api/server-limits";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { upload } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";
import { finishBackgroundWork } from "../support/fakes/background-work";

fakeProvider();
captureConsole();
afterEach(() => {
  jest.restoreAllMocks();
});

/** Whether an expired unattached file still exists after a call and its background work. */
async function staysAfter(makeCall: (owner: Person) => Promise<unknown>): Promise<boolean> {
  const ann = await signUp();
  const { id: userId } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const old = { id: ann.username, requestKey: "old", storageKey: ann.username, createdAt: new Date(0) };
  const file = { name: "old", normalizedName: "old", type: "text/plain", size: 1, ...old };
  await db().file.create({ data: { userId, ...file } });
  await makeCall(ann);
  await finishBackgroundWork();
  return (await db().file.count({ where: { id: old.id } })) === 1;
}

testInProcess.each<[string, (owner: Person) => Promise<unknown>]>([
  ["a login", logIn],
  ["an upload", (owner) => upload(owner, "hello")],
])("%s runs the clean-up, but not again within a minute", async (_, makeCall) => {
  const clock = jest.spyOn(performance, "now").mockReturnValue(performance.now());
  await runCleanup();
  expect(await staysAfter(makeCall)).toBe(true);
  clock.mockReturnValue(performance.now() + serverTimings.cleanupEveryMs);
  expect(await staysAfter(makeCall)).toBe(false);
  expect(await staysAfter(makeCall)).toBe(true);
});

test("what the AI was sent is saved word for word for 90 days after the reply, the receipt longer", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  await sendMessage(ann, { conversationId, message: "And now?" });
  const long = new Date(Date.now() - timings.sentPromptDays * 86_400_000);
  await db().turn.updateMany({ data: { createdAt: long, sentPromptAt: long }, where: { conversationId } });
  // The second message is old, its reply is new.
  await sendMessage(ann, { conversationId, askAgain: 1 });
  await runCleanup();
  const sent = (number: number) =>
    call("GET", `/api/conversations/${conversationId}/receipts/${number}`, { token: ann.token });
  expect((await sent(0)).body).toEqual({ messages: null });
  expect((await sent(1)).body.messages).toHaveLength(4);
  const { body } = await call("GET", `/api/conversations/${conversationId}`, { token: ann.token });
  expect(body).toMatchObject({ conversation: { receipt: { answers: 2 } } });
});
