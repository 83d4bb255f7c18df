import { beforeEach, expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { allEvents, fakeProvider, sendMessage, startConversation, streamMessage } from "../support/api/chat";
import { call } from "../support/api/client";
import { upload } from "../support/api/files";
import { createConversation, note } from "../support/api/journal";
import { createUserWithData, type UserWithData } from "../support/factories/user-with-data";

const provider = fakeProvider();
const names = ["Ann", "Bob"];
// The provider fails once for each of them.
captureConsole();

let residents: UserWithData[];
beforeEach(async () => {
  residents = [];
  for (const name of names) residents.push(await createUserWithData(name));
});

/** Every kind of call that asks the AI: a continuation, with a file, by name, streamed, again, and a start. */
async function askInEveryWay(person: UserWithData): Promise<void> {
  const { conversationId, canary } = person;
  const { fileId } = await upload(person, `A map of ${canary}.`, `${canary}-map.txt`);
  await note(person, conversationId, `unsaid-${canary}`);
  await sendMessage(person, { conversationId, message: `More of ${canary}.` });
  await sendMessage(person, { conversationId, message: `See ${canary}.`, fileId });
  await note(person, conversationId, `unsaid-${canary} again`);
  await sendMessage(person, { projectName: `The ${canary} house`, message: `By name, ${canary}.` });
  await allEvents(await streamMessage(person, { conversationId, message: `Streamed, ${canary}.` }));
  const failing = { conversationId, message: `Again, ${canary}.`, key: `again-${canary}` };
  provider().fault = 500;
  await sendMessage(person, failing);
  provider().fault = null;
  await sendMessage(person, failing);
  await startConversation(person, { username: person.username, promptConfig: { role: `unsaid-${canary}` } });
}

test("what reaches the AI is of one person, and never their notes, name, address or another memory's words", async () => {
  for (const person of residents) await askInEveryWay(person);
  const requests = provider().requests.map((request) => JSON.stringify(request));
  expect(requests.length).toBeGreaterThan(names.length * 7);
  for (const words of requests) {
    const whose = residents.filter(({ canary }) => words.includes(canary));
    expect(whose.length).toBeLessThanOrEqual(1);
    expect(words).not.toMatch(/unsaid|Only canary|Called|@example\.org|open sesame|eyJ/);
    for (const { id, own } of residents)
      for (const secret of [id, ...Object.values(own)]) expect(words).not.toContain(secret);
  }
});

test("a memory's request has nothing of another memory of the same person", async () => {
  const [ann] = residents as [UserWithData];
  const words = { questionAnswers: [{ question: "Where?", answer: "In the unrelated orchard." }] };
  const otherId = await createConversation(ann, ["The unrelated pears."], { projectName: "Unrelated", ...words });
  await note(ann, otherId, "unrelated too");
  provider().requests.length = 0;
  await sendMessage(ann, { conversationId: ann.conversationId, message: "And the door?" });
  await startConversation(ann);
  await call("POST", "/api/training/memories", { token: ann.token, body: { contentFilter: { appName: "memory" } } });
  expect(provider().requests).toHaveLength(2);
  expect(JSON.stringify(provider().requests)).not.toMatch(/unrelated/i);
});
