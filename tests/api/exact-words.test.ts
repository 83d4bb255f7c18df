import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import type { Conversation, SharedPart, Thread } from "@/lib/api/responses";
import { fakeProvider, readThread } from "../support/api/chat";
import { call, logIn, signUp } from "../support/api/client";
import { fetchFile, formOf, post } from "../support/api/files";
import { createConversation, listNotes, note, readShared, share } from "../support/api/journal";
import { hostileTexts } from "../support/factories/hostile-texts";

const provider = fakeProvider();

const rows = Object.entries(hostileTexts);

test.each(rows)(
  "%s: comes back as it was written to its writer, to readers, from an export and from a search",
  async (_, words) => {
    const [ann, bob] = [await signUp(), await signUp()];
    const answers = { projectName: words, questionAnswers: [{ question: words, answer: words }] };
    const id = await createConversation(ann, [words], answers);
    await note(ann, id, words);
    expect((await listNotes(ann, id)).map(({ message }) => message)).toEqual([words]);
    expect(textsOf(await readThread(ann, id))).toEqual(Array(5).fill(words));
    expect(JSON.stringify(provider().requests)).toContain(JSON.stringify(words).slice(1, -1));

    const journal = await call("GET", "/api/account/export", { token: ann.token });
    await call("POST", "/api/account/import", {
      token: bob.token,
      body: formOf(JSON.stringify(journal.body), "j.json"),
    });
    const { body } = await call("GET", "/api/conversations", { token: bob.token });
    const [copy] = body.conversations as Conversation[];
    expect(textsOf(await readThread(bob, copy?._id ?? ""))).toEqual(Array(5).fill(words));

    await share(ann, id, { continuationIndex: 0 });
    const { body: shown }: { body: SharedPart } = await readShared(bob, `${id}/0`);
    expect(shown.conversation.continuations[0]?.message).toBe(words);

    const found = await call("POST", "/api/search", { token: ann.token, body: { searchTerm: words } });
    expect(found.status).toBe(200);
    expect((found.body.results as { index: number | null }[]).map(({ index }) => index)).toContain(0);
  },
);

const textsOf = ({ conversation, notes }: Thread) => [
  conversation.projectName,
  ...conversation.questionAnswers.flatMap(({ question, answer }) => [question, answer]),
  ...[...conversation.continuations, ...notes].map(({ message }) => message),
];

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

test.each(rows)("%s: is stored in a file as it is", async (_, words) => {
  const ann = await signUp();
  const { status, body } = await post(ann, formOf(words, "words.txt"));
  // A page is no text (tests/unit/upload/inspect.test.ts).
  if (words.startsWith("<")) return expect(status).toBe(415);
  const { file } = body as { file: { fileUrl: string } };
  expect((await fetchFile(file.fileUrl)).bytes.toString()).toBe(words);
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
