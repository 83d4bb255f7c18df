import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { texts } from "@/lib/texts";
import { type Person, signUp } from "../support/api";
import { keepConsole } from "../support/console";
import { importAll, journalOf } from "../support/exports";
import { upload } from "../support/files";
import { drawing } from "../support/pictures";
import {
  failureOf,
  jsonOf,
  type Script,
  type ScriptedProvider,
  startScriptedProvider,
  streamOf,
} from "../support/scripted-provider";
import { ask, askForEvents, eventsOf, lighthouse, readThread, start, until } from "../support/talk";

// A provider may refuse what is written about the worst things that people have to tell.

keepConsole();

let provider: ScriptedProvider;
beforeAll(async () => {
  provider = await startScriptedProvider();
  process.env.OPENAI_BASE_URL = provider.baseUrl;
  process.env.RATE_LIMIT_FACTOR = "0";
});
beforeEach(() => {
  provider.play = () => streamOf("Which door?");
  provider.requests.length = 0;
});
afterAll(() => provider.close());

const refused = failureOf(400, "content_filter");
const refusedAnswer = { status: 502, body: { message: texts.conversation.refused } };
const failedAnswer = { status: 502, body: { message: texts.conversation.providerFailed } };

/** From here the provider refuses every prompt in which a word occurs. */
function refuse(word: string, refusal: Script = refused): void {
  provider.requests.length = 0;
  provider.play = (asked) => (JSON.stringify(asked).includes(word) ? refusal : streamOf("Which door?"));
}

const sent = (place = -1) => JSON.stringify(provider.requests.at(place)?.messages.slice(1));

/** A conversation with a reply and then a message that was refused. */
async function withRefused(person: Person): Promise<string> {
  const { conversationId } = (await start(person)).body;
  refuse("forbidden");
  await ask(person, { conversationId, message: "A forbidden thing.", key: "refused" });
  return conversationId;
}

test("a refused message is kept, says so, and can be asked again", async () => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  refuse("forbidden");
  expect(await ask(ann, { conversationId, message: "A forbidden thing.", key: "k" })).toMatchObject(refusedAnswer);
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation).toMatchObject({ response: "Which door?", refused: false });
  const shown = { message: "A forbidden thing.", response: null, pending: false, requestKey: "k", refused: true };
  expect(conversation.continuations).toMatchObject([shown]);
});

test("what was refused stays out of later prompts", async () => {
  const ann = await signUp();
  const conversationId = await withRefused(ann);
  provider.requests.length = 0;
  const { status, body } = await ask(ann, { conversationId, message: "And the stairs?" });
  expect({ status, earlier: body.receipt.earlierTurns, times: provider.requests.length }).toEqual({
    ...{ status: 200, earlier: 1, times: 1 },
  });
  expect(sent()).toMatch(/Skagen.*Which door.*And the stairs/);
});

test("what was refused and is then taken is a turn like any other", async () => {
  const ann = await signUp();
  const conversationId = await withRefused(ann);
  provider.play = () => streamOf("Go on.");
  const { status, body } = await ask(ann, { conversationId, message: "A forbidden thing.", key: "refused" });
  expect({ status, earlier: body.receipt.earlierTurns }).toEqual({ status: 200, earlier: 1 });
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
  await ask(ann, { conversationId, message: "And the stairs?" });
  expect(sent()).toContain("A forbidden thing.");
});

test("a message that fails otherwise when it is asked again stays refused", async () => {
  const ann = await signUp();
  const conversationId = await withRefused(ann);
  provider.play = () => failureOf(500);
  expect(await ask(ann, { conversationId, message: "?", key: "refused" })).toMatchObject(failedAnswer);
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: true }]);
});

test("a message refused for what was said before it is asked alone, and its receipt says so", async () => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  refuse("Skagen");
  const { status, body } = await ask(ann, { conversationId, message: "And the stairs?" });
  expect({ status, receipt: body.receipt }).toEqual({
    status: 200,
    receipt: { answers: 0, earlierTurns: 0, file: null, notesWithheld: 0 },
  });
  expect(provider.requests).toHaveLength(2);
  expect(sent()).toBe(JSON.stringify([{ role: "user", content: "And the stairs?" }]));
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
});

test("a message asked alone goes with its picture", async () => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  refuse("Skagen");
  const { fileId } = await upload(ann, drawing, "door.png");
  const { status, body } = await ask(ann, { conversationId, message: "Look.", fileId });
  expect({ status, file: body.receipt.file, answers: body.receipt.answers }).toEqual({
    ...{ status: 200, file: "door.png", answers: 0 },
  });
  expect(sent()).toContain("image_url");
});

test("a message whose words alone fail for the moment is not refused", async () => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  provider.play = (asked) => (JSON.stringify(asked).includes("Skagen") ? refused : failureOf(500));
  expect(await ask(ann, { conversationId, message: "And the stairs?" })).toMatchObject(failedAnswer);
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
});

test("refused first answers stay out of later prompts, and go along again once they are taken", async () => {
  const ann = await signUp();
  refuse("Skagen");
  expect(await start(ann, { key: "k" })).toMatchObject(refusedAnswer);
  expect(provider.requests).toHaveLength(1);
  const [only] = (await journalOf(ann)).conversations;
  const conversationId: string = only._id;
  expect(await ask(ann, { conversationId, message: "And the stairs?" })).toMatchObject({
    ...{ status: 200, body: { receipt: { answers: 0, earlierTurns: 0 } } },
  });
  expect(provider.requests).toHaveLength(2);
  provider.play = () => streamOf("Go on.");
  expect(await start(ann, { key: "k" })).toMatchObject({ status: 200, body: { receipt: { answers: 2 } } });
  await ask(ann, { conversationId, message: "And the door?" });
  expect(sent()).toMatch(/Skagen.*Go on.*And the stairs.*And the door/);
});

test.each<[string, Script]>([
  ["401", failureOf(401)],
  ["402", failureOf(402)],
  ["403", failureOf(403)],
  ["404", failureOf(404)],
  ["429 with a quota that is used up", failureOf(429, "insufficient_quota")],
  ["400 with a model that is gone", failureOf(400, "model_decommissioned")],
])("what the operator has to mend (%s) refuses no message: it goes along once that is done", async (_, failure) => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  refuse("lamp", failure);
  expect(await ask(ann, { conversationId, message: "The lamp." })).toMatchObject({
    ...{ status: 502, body: { message: texts.conversation.providerSetup } },
  });
  expect(provider.requests).toHaveLength(1);
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
  provider.play = () => streamOf("Go on.");
  await ask(ann, { conversationId, message: "And the door?" });
  expect(sent()).toContain("The lamp.");
});

const moderated = { error: { code: 403, message: "Flagged", metadata: { reasons: ["violence"], flagged_input: "…" } } };

test.each<[string, Script]>([
  ["422", failureOf(422)],
  ["403 with the reasons of a moderation", jsonOf(moderated, 403)],
  ["200 with an error inside", jsonOf({ error: { message: "no", code: "content_filter" } })],
])("a message refused with %s stays out of later prompts", async (_, refusal) => {
  const ann = await signUp();
  const { conversationId } = (await start(ann)).body;
  refuse("forbidden", refusal);
  expect(await ask(ann, { conversationId, message: "A forbidden thing." })).toMatchObject(refusedAnswer);
  await ask(ann, { conversationId, message: "And the stairs?" });
  expect(sent()).not.toContain("forbidden");
});

test("who waits for a reply that another call is getting is told that it was refused", async () => {
  const ann = await signUp();
  let answer: (script: Script) => void = () => {};
  const answering = new Promise<Script>((resolve) => {
    answer = resolve;
  });
  provider.play = () => answering;
  const first = start(ann, { key: "k" });
  await until(() => provider.requests.length === 1);
  const repeat = eventsOf(await askForEvents(ann, { ...lighthouse, key: "k" }));
  expect((await repeat.next()).value?.event).toBe("start");
  answer(refused);
  expect(await first).toMatchObject(refusedAnswer);
  expect((await repeat.next()).value?.data).toEqual({ status: 502, message: texts.conversation.refused });
});

test("a message that was refused stays so in an export that comes back", async () => {
  const ann = await signUp();
  await withRefused(ann);
  const bob = await signUp();
  await importAll(bob, await journalOf(ann));
  const { conversationId } = (await ask(bob, { projectName: lighthouse.projectName, message: "And the stairs?" })).body;
  expect(sent()).not.toContain("forbidden");
  const { continuations } = (await readThread(bob, conversationId)).conversation;
  expect(continuations).toMatchObject([{ refused: true }, { response: "Which door?", refused: false }]);
});
