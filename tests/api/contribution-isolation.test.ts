import { expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage } from "../support/api/chat";
import { call, type Person, send, signUp } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { changeContribution, contributed, decide, withdraw } from "../support/api/contributions";
import { removeEntry } from "../support/api/entries";
import { exportAll } from "../support/api/exports";
import { createConversation, listShares, putInGame, remove, share } from "../support/api/journal";

const provider = fakeProvider();
const { lines } = captureConsole();
ownConfiguration();

type Scene = { owner: Person; contributor: Person; conversationId: string; id: string };

const accept = async ({ owner, id }: Scene) => decide(owner, id, "accept");
const stop = async ({ owner }: Scene) =>
  call("DELETE", `/api/shares/${(await listShares(owner))[0]?._id}`, { token: owner.token });
async function removeAnswers({ owner, conversationId }: Scene) {
  for (const entry of ["answer-0", "answer-1"]) await removeEntry(owner, conversationId, entry, 0);
}
const erase = ({ token, password }: Person) => call("DELETE", "/api/account", { token, body: { password } });

type State = { steps: ((scene: Scene) => Promise<unknown>)[]; owner: string[]; contributor: string[] };

const isHidden = ["export 1", "html 1", "markdown 1"];
const isSent = ["beside 1", ...isHidden];
const isAccepted = isSent;

/** "zorb1q" is offered first, "zorb2q" in its place: who sees which, and where. */
const states: Record<string, State> = {
  offered: { steps: [], owner: ["offer 1"], contributor: isSent },
  accepted: { steps: [accept], owner: isAccepted, contributor: isSent },
  "changed since": {
    steps: [accept, ({ contributor, id }) => changeContribution(contributor, id, "And zorb2q.")],
    owner: [...isAccepted, "offer 2"],
    contributor: ["beside 1", "beside 2", "export 2", "html 2", "markdown 2"],
  },
  declined: { steps: [({ owner, id }) => decide(owner, id, "decline")], owner: ["set aside 1"], contributor: isSent },
  refused: { steps: [({ owner, id }) => decide(owner, id, "refuse")], owner: [], contributor: isSent },
  removed: {
    steps: [accept, ({ owner, id }) => decide(owner, id, "remove")],
    owner: ["set aside 1"],
    contributor: isSent,
  },
  withdrawn: { steps: [accept, ({ contributor, id }) => withdraw(contributor, id)], owner: [], contributor: [] },
  "no longer shared": { steps: [accept, stop], owner: isAccepted, contributor: isHidden },
  "offered, and no longer shared": { steps: [stop], owner: [], contributor: isHidden },
  "to a removed entry": { steps: [accept, removeAnswers], owner: [], contributor: isHidden },
  "to a deleted conversation": {
    steps: [accept, ({ owner, conversationId }) => remove(owner, conversationId)],
    owner: [],
    contributor: isHidden,
  },
  "of an ended account": { steps: [accept, ({ contributor }) => erase(contributor)], owner: [], contributor: [] },
  "to an ended account": { steps: [accept, ({ owner }) => erase(owner)], owner: [], contributor: isHidden },
};

const reads = {
  beside: ["GET", (id: string) => `/api/contributions/of/${id}`],
  offer: ["GET", () => "/api/contributions"],
  "set aside": ["GET", () => "/api/contributions/set-aside"],
  "shared part": ["GET", (id: string) => `/api/share/post/${id}`],
  thread: ["GET", (id: string) => `/api/conversations/${id}`],
  history: ["GET", () => "/api/conversations"],
  "this day": ["GET", () => "/api/on-this-day"],
  shares: ["GET", () => "/api/shares"],
  search: ["POST", () => "/api/search", { searchTerm: "zorb" }],
  game: ["POST", () => "/api/training/memories", { contentFilter: { appName: "My own memories" }, limit: 50 }],
} as const;

let probes = 0;

/** Where this person reads which of the two words, as "beside 1". */
async function seenBy({ token }: Person, conversationId: string): Promise<string[]> {
  const texts = Object.entries(reads).map(async ([where, [method, path, body]]) => {
    const response = await send(method, path(conversationId), { token, body });
    return [where, await response.text()] as const;
  });
  const exports = ["json", "html", "markdown"].map(async (format) => {
    const { text } = await exportAll({ token } as Person, `?format=${format}&notes=true&replies=true`);
    return [format === "json" ? "export" : format, text] as const;
  });
  const all = await Promise.all([...texts, ...exports]);
  probes += all.length;
  const seen = all.flatMap(([where, text]) =>
    (text.match(/zorb\dq/g) ?? []).map((word) => `${where} ${word.charAt(4)}`),
  );
  return [...new Set(seen)].sort();
}

test.each(Object.entries(states))("%s: who sees it, and where", async (_, { steps, ...expected }) => {
  const [owner, contributor] = [await signUp(), await signUp()];
  const stranger = await signUp();
  const scene = { owner, contributor, ...(await contributed(owner, contributor, "I saw zorb1q.")) };
  const { conversationId } = scene;
  await putInGame(owner, conversationId);
  provider().requests.length = 0;
  for (const step of steps) await step(scene);
  const seen = { owner: await seenBy(owner, conversationId), contributor: await seenBy(contributor, conversationId) };
  expect(seen).toEqual({ owner: expected.owner.sort(), contributor: expected.contributor.sort() });
  expect(await seenBy(stranger, conversationId)).toEqual([]);
  for (const person of [owner, contributor, stranger]) {
    await sendMessage(person, { conversationId, message: "Go on." });
    await createConversation(person);
  }
  expect(JSON.stringify(provider().requests)).not.toContain("zorb");
  expect(lines.join()).not.toContain("zorb");
});

test("these are more than 500 probes", () => expect(probes).toBeGreaterThanOrEqual(500));

test("what was accepted is in the export of its reader under the writer's name, and is not imported", async () => {
  const [owner, contributor, heir] = [await signUp(), await signUp({ username: "bob" }), await signUp()];
  const { conversationId, id } = await contributed(owner, contributor, "I saw zorb1q.");
  await decide(owner, id, "accept");
  const { text } = await exportAll(owner);
  const [conversation] = JSON.parse(text).conversations;
  expect(conversation.rememberedBy).toEqual([
    { name: "bob", kind: "memory", text: "I saw zorb1q.", orderIndex: 0, timestamp: expect.any(String) },
  ]);
  expect((await exportAll(owner, `?conversationId=${conversationId}`)).text).toContain("zorb1q");
  const form = new FormData();
  form.append("file", new Blob([text]), "journal.json");
  expect((await call("POST", "/api/account/import", { token: heir.token, body: form })).status).toBe(200);
  expect((await exportAll(heir)).text).not.toContain("zorb1q");
  expect(JSON.parse((await exportAll(contributor)).text).contributions).toEqual([
    { kind: "memory", text: "I saw zorb1q.", files: [], timestamp: expect.any(String) },
  ]);
});

test("40 words that were contributed are in none of 50 prompts, searches and games of their reader", async () => {
  const [owner, contributor] = [await signUp(), await signUp()];
  const words = Array.from({ length: 40 }, (_, index) => `zorb${100 + index}q`);
  const conversationId = await createConversation(owner, ["And then we ate 40 cherries from the street of the town."]);
  await share(owner, conversationId);
  await putInGame(owner, conversationId);
  for (const word of words) {
    const body = { conversationId, kind: "memory", text: `We lived in house 12 of the street ${word}.` };
    await call("POST", "/api/contributions", { token: contributor.token, body });
  }
  const { body } = await call("GET", "/api/contributions", { token: owner.token });
  for (const { _id } of body.offers as { _id: string }[]) await decide(owner, _id, "accept");
  provider().requests.length = 0;
  const shown: unknown[] = [];
  for (let count = 0; count < 50; count += 1) {
    await sendMessage(owner, { conversationId, message: `Go on, ${count}.` });
    const game = { contentFilter: { appName: "My own memories" }, limit: 50 };
    shown.push((await call("POST", "/api/training/memories", { token: owner.token, body: game })).body);
    const search = { searchTerm: words[count % words.length] };
    const found = await call("POST", "/api/search", { token: owner.token, body: search });
    shown.push(found.body.results);
  }
  expect(provider().requests).toHaveLength(50);
  expect(JSON.stringify(provider().requests)).toContain("cherries");
  expect(JSON.stringify([provider().requests, shown])).not.toMatch(/zorb\d+q/);
});
