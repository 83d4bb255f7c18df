import { beforeAll, expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { importAll, journalOf } from "../support/api/exports";
import { createConversation } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();
beforeAll(() => {
  process.env.RATE_LIMIT_FACTOR = "1";
});

test("a keep-only message is saved without the AI, and stays out of prompts until the AI is asked about it", async () => {
  const ann = await signUp();
  const id = await createConversation(ann, ["Message 1."]);
  const requestCount = provider().requests.splice(0).length;
  const keptMessage = { conversationId: id, message: "Only kept.", keepOnly: true, key: "k" };
  const answer = { status: 200, body: { message: "", conversationId: id, orderIndex: 2, receipt: null } };
  expect([await sendMessage(ann, keptMessage), await sendMessage(ann, keptMessage)]).toMatchObject([answer, answer]);
  expect(provider().requests).toHaveLength(0);
  expect((await db().throttle.findMany()).map(({ count }) => count).sort()).toEqual([0, requestCount]);
  expect(await readThread(ann, id)).toMatchObject({
    keptOnly: [2],
    conversation: { continuations: [{}, { pending: false }] },
  });
  const next = await sendMessage(ann, { conversationId: id, message: "Go on." });
  expect(next.body.receipt).toMatchObject({ earlierTurns: 2, keepOnlyTurns: 1 });
  expect(next.body.receipt.turnsLeftOut).toBeUndefined();
  expect(JSON.stringify(provider().requests)).not.toContain("Only kept.");
  expect((await sendMessage(ann, { conversationId: id, askAgain: 2 })).status).toBe(200);
  expect((await readThread(ann, id)).keptOnly).toEqual([]);
  await sendMessage(ann, { conversationId: id, message: "And now?" });
  expect(JSON.stringify(provider().requests.at(-1))).toContain("Only kept.");
});

test("a keep-only start stays out of prompts, and a repeat with its key asks about it", async () => {
  const ann = await signUp();
  const id = await createConversation(ann, [], { keepOnly: true, key: "k" });
  expect(await readThread(ann, id)).toMatchObject({ keptOnly: [0], conversation: { response: null, requestKey: "k" } });
  const { body } = await sendMessage(ann, { conversationId: id, message: "Go on." });
  expect(body.receipt).toMatchObject({ answers: 0, earlierTurns: 0, keepOnlyTurns: 1 });
  expect(JSON.stringify(provider().requests)).not.toMatch(/lighthouse/i);
  await createConversation(ann, [], { key: "k" });
  expect(JSON.stringify(provider().requests.at(-1))).toContain("The lighthouse at Skagen");
  expect(await readThread(ann, id)).toMatchObject({ keptOnly: [] });
});

test("an export and its import preserve which messages are keep-only", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  await createConversation(ann, [], { keepOnly: true });
  expect((await importAll(bob, await journalOf(ann))).status).toBe(200);
  expect((await journalOf(bob)).conversations).toMatchObject([{ keepOnly: true, response: null }]);
});
