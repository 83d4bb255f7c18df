import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import type { Conversation, SharedPart } from "@/lib/api/responses";
import { fakeProvider, readThread } from "../support/api/chat";
import { call, logIn, signUp } from "../support/api/client";
import { fetchFile, formOf, post } from "../support/api/files";
import { createConversation, listNotes, note, readShared, share } from "../support/api/journal";
import { hostileTexts } from "../support/factories/hostile-texts";

const provider = fakeProvider();

const rows = Object.entries(hostileTexts);

test.each(rows)("%s: every text of a conversation comes back as it was written", async (_, words) => {
  const ann = await signUp();
  const answers = { projectName: words, questionAnswers: [{ question: words, answer: words }] };
  const id = await createConversation(ann, [words], answers);
  await note(ann, id, words);
  const { conversation, notes } = await readThread(ann, id);
  expect(textsOf(conversation)).toEqual(Array(4).fill(words));
  expect(notes.map(({ message }) => message)).toEqual([words]);
  expect((await listNotes(ann, id)).map(({ message }) => message)).toEqual([words]);
  expect(JSON.stringify(provider().requests)).toContain(JSON.stringify(words).slice(1, -1));
});

const textsOf = ({ projectName, questionAnswers, continuations }: Conversation) => [
  projectName,
  ...questionAnswers.flatMap(({ question, answer }) => [question, answer]),
  ...continuations.map(({ message }) => message),
];

test.each(rows)("%s: a reader of a shared link gets the same words", async (_, words) => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, [words]);
  await share(ann, id, { continuationIndex: 0 });
  const { body }: { body: SharedPart } = await readShared(bob, `${id}/0`);
  expect(body.conversation.continuations[0]?.message).toBe(words);
});

/** In names nothing may be hidden. */
const visible = rows.filter(([, words]) => !/[\p{Cc}\p{Zl}\p{Zp}\u200b\u202e]/u.test(words));

test.each(visible)("%s: a display name is shown to readers of a shared link as it was written", async (_, words) => {
  const [ann, bob] = [await signUp(), await signUp()];
  await call("PUT", "/api/profile", { token: ann.token, body: { displayName: words } });
  const id = await createConversation(ann);
  await share(ann, id);
  expect((await readShared(bob, id)).body).toMatchObject({ sharedBy: words });
  expect((await call("GET", "/api/profile", { token: ann.token })).body.displayName).toBe(words);
});

test.each(rows)("%s: leaves in an export and comes back by its import", async (_, words) => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, [words], { projectName: words });
  await note(ann, id, words);
  const journal = await call("GET", "/api/account/export", { token: ann.token });
  await call("POST", "/api/account/import", { token: bob.token, body: formOf(JSON.stringify(journal.body), "j.json") });
  const { body } = await call("GET", "/api/conversations", { token: bob.token });
  const [copy] = body.conversations as Conversation[];
  const { conversation, notes } = await readThread(bob, copy?._id ?? "");
  expect([conversation.projectName, conversation.continuations[0]?.message, notes[0]?.message]).toEqual(
    Array(3).fill(words),
  );
});

test.each(rows)("%s: is stored in a file as it is", async (_, words) => {
  const ann = await signUp();
  const { status, body } = await post(ann, formOf(words, "words.txt"));
  // A page is no text (tests/unit/upload/inspect.test.ts).
  if (words.startsWith("<")) return expect(status).toBe(415);
  const { file } = body as { file: { fileUrl: string } };
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe(words);
});

test.each(rows)("%s: is searched for without an error, and found", async (_, words) => {
  const ann = await signUp();
  const id = await createConversation(ann, [words]);
  const { status, body } = await call("POST", "/api/search", { token: ann.token, body: { searchTerm: words } });
  expect(status).toBe(200);
  expect((body.results as { conversationId: string }[]).map(({ conversationId }) => conversationId)).toContain(id);
});

const fitting = visible.filter(
  ([, words]) => !/\p{Cf}/u.test(words) && words.normalize("NFKC").length <= limits.usernameLength,
);

test.each(fitting)("%s: works as a user name, as it is compared", async (_, name) => {
  const person = { username: name, password: "open sesame", email: "ann@example.org" };
  expect(await call("POST", "/api/register", { body: person })).toMatchObject({ status: 201 });
  const token = await logIn(person);
  expect((await call("GET", "/api/profile", { token })).body.username).toBe(name.normalize("NFKC"));
});
