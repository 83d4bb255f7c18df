import { beforeEach, expect, test } from "@jest/globals";
import { call } from "../support/api";
import { keepConsole } from "../support/console";
import { upload } from "../support/files";
import { converse, note } from "../support/journal";
import { moveIn, type Resident } from "../support/resident";
import { allEvents, ask, askForEvents, playedProvider, start } from "../support/talk";

const provider = playedProvider();
const names = ["Ann", "Bob", "Cai"];
// The provider fails once for each of them.
keepConsole();

let residents: Resident[];
beforeEach(async () => {
  residents = [];
  for (const name of names) residents.push(await moveIn(name));
});

/** Every way to have the AI say something: on, with a file, by name, streamed, again, and from the start. */
async function talk(person: Resident): Promise<void> {
  const { conversationId, canary } = person;
  const { fileId } = await upload(person, `A map of ${canary}.`, `${canary}-map.txt`);
  await note(person, conversationId, `unsaid-${canary}`);
  await ask(person, { conversationId, message: `More of ${canary}.` });
  await ask(person, { conversationId, message: `See ${canary}.`, fileId });
  await note(person, conversationId, `unsaid-${canary} again`);
  await ask(person, { projectName: `The ${canary} house`, message: `By name, ${canary}.` });
  await allEvents(await askForEvents(person, { conversationId, message: `Streamed, ${canary}.` }));
  const failing = { conversationId, message: `Again, ${canary}.`, key: `again-${canary}` };
  provider().fault = 500;
  await ask(person, failing);
  provider().fault = null;
  await ask(person, failing);
  await start(person, { username: person.username, promptConfig: { role: `unsaid-${canary}` } });
}

test("what reaches the AI is of one person, and never their notes, name, address or another memory's words", async () => {
  for (const person of residents) await talk(person);
  const asked = provider().requests.map((request) => JSON.stringify(request));
  expect(asked.length).toBeGreaterThan(names.length * 7);
  for (const words of asked) {
    const whose = residents.filter(({ canary }) => words.includes(canary));
    expect(whose.length).toBeLessThanOrEqual(1);
    expect(words).not.toMatch(/unsaid|Only canary|Called|@example\.org|open sesame|eyJ/);
    for (const { id, own } of residents)
      for (const secret of [id, ...Object.values(own)]) expect(words).not.toContain(secret);
  }
});

test("a memory's request has nothing of another memory of the same person", async () => {
  const [ann] = residents as [Resident];
  const words = { questionAnswers: [{ question: "Where?", answer: "In the unrelated orchard." }] };
  const otherId = await converse(ann, ["The unrelated pears."], { projectName: "Unrelated", ...words });
  await note(ann, otherId, "unrelated too");
  provider().requests.length = 0;
  await ask(ann, { conversationId: ann.conversationId, message: "And the door?" });
  await start(ann);
  await call("POST", "/api/training/memories", { token: ann.token, body: { contentFilter: { appName: "memory" } } });
  expect(provider().requests).toHaveLength(2);
  expect(JSON.stringify(provider().requests)).not.toMatch(/unrelated/i);
});
