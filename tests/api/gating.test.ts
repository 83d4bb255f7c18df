import { mkdir, mkdtemp, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "@jest/globals";
import { FeatureConfig } from "@/lib/app-config";
import { db } from "@/lib/server/db/client";
import { texts } from "@/lib/texts";
import { call, signUp } from "../support/api";
import { converse, note } from "../support/journal";
import { ask, playedProvider, readThread, start } from "../support/talk";

playedProvider();

let folder = "";

beforeAll(async () => {
  // The server reads its configuration from the folder that it is started in.
  folder = await mkdtemp(join(tmpdir(), "flexi-gating-"));
  await mkdir(join(folder, "config"));
  const home = process.cwd();
  process.chdir(folder);
  await import("@/lib/server/config");
  process.chdir(home);
  await configure({});
});
afterEach(() => configure({}));

const question = { id: "which", text: "Which place?", required: true };
const topics = { place: { promptQuestions: [question] }, work: { promptQuestions: [question] } };

async function configure({ chat = { topics }, notes = true, profile = true }) {
  const flexiFeatures = { chat, profileEdit: { enabled: profile } };
  const draft = join(folder, "draft");
  await writeFile(draft, JSON.stringify(FeatureConfig.parse({ personalNote: { enabled: notes }, flexiFeatures })));
  await rename(draft, join(folder, "config", "flexifeatures.json"));
}

const notThere = { status: 404, body: { message: texts.request.notFound } };

test("notes that are switched off can be neither added nor listed, and none is lost", async () => {
  const ann = await signUp();
  const id = await converse(ann);
  await note(ann, id, "Before");
  await configure({ notes: false });
  expect(await note(ann, id, "After")).toEqual(notThere);
  expect(await call("POST", "/api/notes", { token: ann.token, body: { conversationId: id } })).toMatchObject(notThere);
  expect((await readThread(ann, id)).notes).toMatchObject([{ message: "Before" }]);
});

test("a profile whose editing is switched off can be read and not changed", async () => {
  const ann = await signUp();
  await configure({ profile: false });
  const change = await call("PUT", "/api/profile", { token: ann.token, body: { displayName: "Ann" } });
  expect(change).toMatchObject(notThere);
  const profile = await call("GET", "/api/profile", { token: ann.token });
  expect(profile).toMatchObject({ status: 200, body: { username: ann.username, displayName: "" } });
});

test("a topic that is switched off starts nothing, and what was started with it goes on", async () => {
  const ann = await signUp();
  const id = await converse(ann);
  const off = { ...topics, place: { ...topics.place, enabled: false } };
  await configure({ chat: { topics: off } });
  expect(await start(ann)).toMatchObject({ status: 404, body: { message: texts.conversation.topicUnknown } });
  expect(await start(ann, { topic: "work" })).toMatchObject({ status: 200 });
  expect(await ask(ann, { conversationId: id, message: "Go on." })).toMatchObject({ status: 200 });
});

test("without any topic no conversation starts", async () => {
  await configure({ chat: { topics: {} } as never });
  expect(await start(await signUp())).toMatchObject({
    status: 404,
    body: { message: texts.conversation.chatDisabled },
  });
  expect(await db().conversation.count()).toBe(0);
});
