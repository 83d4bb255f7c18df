import { expect, test } from "@jest/globals";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import {
  lighthouse,
  readEvents,
  readThread,
  sendMessage,
  startConversation,
  streamMessage,
  waitUntil,
} from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";
import { importAll, journalOf } from "../support/api/exports";
import {
  failureOf,
  jsonOf,
  refused,
  type Script,
  scriptedProvider,
  streamOf,
} from "../support/fakes/scripted-provider";

// Providers may refuse what people write about the worst things that happened to them.

captureConsole();

const provider = scriptedProvider();

const refusedAnswer = { status: 502, body: { message: replyTexts.refused, code: "message_refused" } };
const failedAnswer = { status: 502, body: { message: replyTexts.providerFailed, code: "ai_failed" } };

/** A conversation with a reply and a refused message. */
async function withRefused(person: Person): Promise<string> {
  const { conversationId } = (await startConversation(person)).body;
  provider().refuse("forbidden");
  await sendMessage(person, { conversationId, message: "A forbidden thing.", key: "refused" });
  return conversationId;
}

test("a refused message is saved, marked as refused, and can be sent again", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  provider().refuse("forbidden");
  expect(await sendMessage(ann, { conversationId, message: "A forbidden thing.", key: "k" })).toMatchObject(
    refusedAnswer,
  );
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ response: "Which door?", refused: false });
  const shown = { message: "A forbidden thing.", response: null, pending: false, requestKey: "k", refused: true };
  expect(conversation.continuations).toMatchObject([shown]);
});

test("a refused message stays out of later prompts", async () => {
  const ann = await signUp();
  const conversationId = await withRefused(ann);
  provider().requests.length = 0;
  const { status, body } = await sendMessage(ann, { conversationId, message: "And the stairs?" });
  expect({ status, earlier: body.receipt.earlierTurns, times: provider().requests.length }).toEqual({
    ...{ status: 200, earlier: 1, times: 1 },
  });
  expect(provider().lastSent()).toMatch(/Skagen.*Which door.*And the stairs/);
});

test("a refused message that the provider later accepts is a turn like any other", async () => {
  const ann = await signUp();
  const conversationId = await withRefused(ann);
  provider().play = () => streamOf("Go on.");
  const { status, body } = await sendMessage(ann, { conversationId, message: "A forbidden thing.", key: "refused" });
  expect({ status, earlier: body.receipt.earlierTurns }).toEqual({ status: 200, earlier: 1 });
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
  await sendMessage(ann, { conversationId, message: "And the stairs?" });
  expect(provider().lastSent()).toContain("A forbidden thing.");
});

test("a refused message stays refused if the next try fails for another reason", async () => {
  const ann = await signUp();
  const conversationId = await withRefused(ann);
  provider().play = () => failureOf(500);
  expect(await sendMessage(ann, { conversationId, message: "?", key: "refused" })).toMatchObject(failedAnswer);
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: true }]);
});

test.each<[string, Script]>([
  ["401", failureOf(401)],
  ["402", failureOf(402)],
  ["403", failureOf(403)],
  ["404", failureOf(404)],
  ["429 with a quota that is used up", failureOf(429, "insufficient_quota")],
  ["400 with a model that is gone", failureOf(400, "model_decommissioned")],
])(
  "an error that the operator has to fix (%s) marks no message as refused: it is sent once that is done",
  async (_, failure) => {
    const ann = await signUp();
    const { conversationId } = (await startConversation(ann)).body;
    provider().refuse("lamp", failure);
    expect(await sendMessage(ann, { conversationId, message: "The lamp." })).toMatchObject({
      ...{ status: 502, body: { message: replyTexts.providerSetup, code: "ai_failed" } },
    });
    expect(provider().requests).toHaveLength(1);
    expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
    provider().play = () => streamOf("Go on.");
    await sendMessage(ann, { conversationId, message: "And the door?" });
    expect(provider().lastSent()).toContain("The lamp.");
  },
);

const moderated = { error: { code: 403, message: "Flagged", metadata: { reasons: ["violence"], flagged_input: "…" } } };

test.each<[string, Script]>([
  ["422", failureOf(422)],
  ["403 with the reasons of a moderation", jsonOf(moderated, 403)],
  ["200 with an error inside", jsonOf({ error: { message: "no", code: "content_filter" } })],
])("a message refused with %s stays out of later prompts", async (_, refusal) => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  provider().refuse("forbidden", refusal);
  expect(await sendMessage(ann, { conversationId, message: "A forbidden thing." })).toMatchObject(refusedAnswer);
  await sendMessage(ann, { conversationId, message: "And the stairs?" });
  expect(provider().lastSent()).not.toContain("forbidden");
});

test("a call that waits for another call's reply learns that the message was refused", async () => {
  const ann = await signUp();
  let answer: (script: Script) => void = () => {};
  const answering = new Promise<Script>((resolve) => {
    answer = resolve;
  });
  provider().play = () => answering;
  const first = startConversation(ann, { key: "k" });
  await waitUntil(() => provider().requests.length === 1);
  const repeat = readEvents(await streamMessage(ann, { ...lighthouse, key: "k" }));
  expect((await repeat.next()).value?.event).toBe("start");
  answer(refused);
  expect(await first).toMatchObject(refusedAnswer);
  expect((await repeat.next()).value?.data).toEqual({
    ...{ status: 502, message: replyTexts.refused, code: "message_refused" },
  });
});

test("a refused message is still refused after export and import", async () => {
  const ann = await signUp();
  await withRefused(ann);
  const bob = await signUp();
  await importAll(bob, await journalOf(ann));
  const { conversationId } = (
    await sendMessage(bob, { projectName: lighthouse.projectName, message: "And the stairs?" })
  ).body;
  expect(provider().lastSent()).not.toContain("forbidden");
  const { continuations } = (await readThread(bob, conversationId)).conversation;
  expect(continuations).toMatchObject([{ refused: true }, { response: "Which door?", refused: false }]);
});
