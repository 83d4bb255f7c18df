import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { fakeProvider, readThread, sendMessage } from "../support/api/chat";
import { call, signUp } from "../support/api/client";
import { createConversation, listNotes, note, remove, restore } from "../support/api/journal";

fakeProvider();
/** The status on a busy machine, where a call may wait too long for a connection. */
const busy = 503;
const indexes = Array.from({ length: 50 }, (_, index) => index);

test("of 50 registrations of the same name at the same time one succeeds", async () => {
  const body = (index: number) => ({ username: "Cora", password: "open sesame", email: `cora-${index}@example.org` });
  const answers = await Promise.all(indexes.map((index) => call("POST", "/api/register", { body: body(index) })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => ![201, 409, busy].includes(status))).toEqual([]);
  expect(await db().user.count()).toBe(1);
});

test("an entry added while its conversation is deleted is either saved or refused", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  const write = async (index: number) => {
    if (index === 20) return remove(ann, id);
    return index % 2
      ? note(ann, id, `note ${index}`)
      : sendMessage(ann, { conversationId: id, message: `message ${index}` });
  };
  const answers = await Promise.all(indexes.map(write));
  const [removal] = answers.splice(20, 1);
  expect(removal?.status).toBe(200);
  // The deletion stops a reply that is being written.
  const unexpected = answers.filter(
    ({ status, body }) => ![200, 404, busy].includes(status) && !("code" in body && body.code === "reply_stopped"),
  );
  expect(unexpected).toEqual([]);
  const statuses = answers.map(({ status }) => status);
  await restore(ann, id);
  const { conversation } = await readThread(ann, id);
  const entries = [...conversation.continuations, ...(await listNotes(ann, id))];
  const acknowledged = statuses.filter((status) => status === 200).length;
  // A message is saved even if its conversation is deleted while the reply is being written.
  expect(entries.length).toBeGreaterThanOrEqual(acknowledged);
  const numbers = entries.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  expect(numbers).toEqual(entries.map((_, index) => index + 1));
});
