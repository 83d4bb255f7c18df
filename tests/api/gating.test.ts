import { expect } from "@jest/globals";
import type { Topic } from "@/lib/config/app-config";
import { db } from "@/lib/server/db/client";
import { labelTexts } from "@/lib/texts/label";
import { refusalTexts } from "@/lib/texts/refusal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { testInProcess as test } from "../support/api/in-process-only";
import { createConversation, note } from "../support/api/journal";

const provider = fakeProvider();
captureConsole();
const configure = ownConfiguration();

const notThere = { status: 404, body: { message: refusalTexts.notFound, code: "not_found" } };

test("notes that are switched off can be neither added nor listed, and none is lost", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await note(ann, id, "Before");
  await configure((_, { personalNote }) => {
    personalNote.enabled = false;
  });
  expect(await note(ann, id, "After")).toEqual(notThere);
  expect(await call("POST", "/api/notes", { token: ann.token, body: { conversationId: id } })).toMatchObject(notThere);
  expect((await readThread(ann, id)).notes).toMatchObject([{ message: "Before" }]);
});

test("a profile whose editing is switched off can be read and not changed", async () => {
  const ann = await signUp();
  await configure(({ profileEdit }) => {
    profileEdit.enabled = false;
  });
  const change = await call("PUT", "/api/profile", { token: ann.token, body: { displayName: "Ann" } });
  expect(change).toMatchObject(notThere);
  const profile = await call("GET", "/api/profile", { token: ann.token });
  expect(profile).toMatchObject({ status: 200, body: { username: ann.username, displayName: "" } });
});

test("a topic that is switched off starts nothing, and what was started with it goes on", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await configure(({ chat }) => {
    (chat.topics.place as Topic).enabled = false;
  });
  expect(await startConversation(ann)).toMatchObject({
    status: 404,
    body: { message: refusalTexts.topicUnknown, code: "not_found" },
  });
  expect(await startConversation(ann, { topic: "work" })).toMatchObject({ status: 200 });
  expect(await sendMessage(ann, { conversationId: id, message: "Go on." })).toMatchObject({ status: 200 });
});

test("without any topic the AI is not asked: nothing starts, goes on or is tried again", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  provider().fault = [400];
  await startConversation(ann, { key: "failed" });
  provider().fault = null;
  provider().requests.length = 0;
  await configure(({ chat }) => {
    chat.topics = {};
  });
  const disabled = { status: 404, body: { message: labelTexts.chatDisabled, code: "not_found" } };
  expect(await startConversation(ann)).toMatchObject(disabled);
  expect(await sendMessage(ann, { conversationId: id, message: "Go on." })).toMatchObject(disabled);
  expect(await startConversation(ann, { key: "failed" })).toMatchObject(disabled);
  expect(provider().requests).toEqual([]);
});

test.each([
  ["POST", "/api/training/modules", { contentFilter: {} }],
  ["POST", "/api/training/memories", { contentFilter: {} }],
  ["POST", "/api/conversation/game", { id: "unknown", useInGame: true }],
  ["POST", "/api/scores", { score: 100, level: "Beginner", round: 1, timeTaken: 5 }],
  ["GET", "/api/scores", undefined],
] as const)("without the training mode there is no %s %s", async (method, path, body) => {
  const { token } = await signUp();
  await configure(({ trainingMode }) => {
    trainingMode.enabled = false;
  });
  expect(await call(method, path, { token, body })).toMatchObject(notThere);
  expect(await db().score.count()).toBe(0);
});
