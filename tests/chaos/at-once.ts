import { withAppAndProvider } from "../support/process/app-with-provider";
import type { ChaosTest, Outcome } from "../support/process/chaos-test";
import {
  addNote,
  callApp,
  newWriter,
  notesOf,
  type Reply,
  startMemory,
  threadOf,
  type Writer,
} from "../support/process/client";

const count = 50;
const times = <Result>(make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const statusesOf = (replies: Reply[]) => {
  const seen = new Map<number, number>();
  for (const { status } of replies) seen.set(status, (seen.get(status) ?? 0) + 1);
  return [...seen]
    .sort(([a], [b]) => a - b)
    .map(([status, number]) => `${number} × ${status}`)
    .join(", ");
};

async function sameName({ url }: Writer): Promise<Outcome> {
  const body = (index: number) => ({ username: "Cora", password: "open sesame", email: `cora-${index}@example.org` });
  const replies = await times((index) => callApp(url, "/api/register", { body: body(index) }));
  const figure = `same name ${statusesOf(replies)}`;
  return { figure, isMet: figure === `same name 1 × 201, ${count - 1} × 409` };
}

async function sameKey(ann: Writer): Promise<Outcome> {
  const replies = await times((index) => startMemory(ann, `Once ${index}`, "one key"));
  const ids = new Set(replies.map(({ status, body }) => `${status} ${body.conversationId}`));
  const id = String(replies[0]?.body.conversationId);
  const notes = await times((index) => addNote(ann, id, `Note ${index}`, "another key"));
  const noteIds = new Set(notes.map(({ status, body }) => `${status} ${(body.note as { _id: string })?._id}`));
  const savedNotes = (await threadOf(ann, id)).notes.length;
  const isMet =
    ids.size === 1 &&
    noteIds.size === 1 &&
    savedNotes === 1 &&
    [...ids, ...noteIds].every((it) => it.startsWith("200"));
  return { figure: `same key ${ids.size} memory, ${noteIds.size} note`, isMet };
}

async function sameConversation(ann: Writer): Promise<Outcome> {
  const id = String((await startMemory(ann, "Shared by fifty")).body.conversationId);
  const replies = await times((index) =>
    index % 2 ? addNote(ann, id, `Note ${index}`) : sendMessage(ann, id, `Message ${index}`),
  );
  const { conversation } = await threadOf(ann, id);
  const entries = [...conversation.continuations, ...(await notesOf(ann, id))];
  const numbers = entries.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  const isGapless = numbers.every((number, index) => number === index + 1);
  const figure = `same conversation ${new Set(numbers).size} distinct orders`;
  return { figure, isMet: isGapless && numbers.length === count && replies.every(({ status }) => status === 200) };
}

const sendMessage = ({ url, token }: Writer, conversationId: string, message: string) =>
  callApp(url, "/api/grok", { token, body: { conversationId, message } });

/** After the conversation is restored, every acknowledged note is there; every other call got a 404. */
async function deleteAndContinue(ann: Writer): Promise<Outcome> {
  const { url, token } = ann;
  const id = String((await startMemory(ann, "Going")).body.conversationId);
  const remove = () => callApp(url, "/api/conversation/delete", { method: "DELETE", token, body: { id } });
  const replies = await times((index) => (index === count / 2 ? remove() : addNote(ann, id, `Note ${index}`)));
  await callApp(url, "/api/conversation/restore", { token, body: { id } });
  const savedNotes = (await notesOf(ann, id)).length;
  const [removed] = replies.splice(count / 2, 1);
  const good = replies.filter(({ status }) => status === 200).length;
  const isClean = removed?.status === 200 && replies.every(({ status }) => [200, 404].includes(status));
  return {
    figure: `delete + continue ${statusesOf(replies)}, ${savedNotes} saved`,
    isMet: isClean && savedNotes === good,
  };
}

export const chaosTest: ChaosTest = {
  claim: "concurrency is exact (50 in parallel)",
  goal: "1 winner, no 500, 50 distinct orders",
  run: () =>
    withAppAndProvider(async (app) => {
      const ann = await newWriter(app.url);
      const outcomes: Outcome[] = [];
      for (const judge of [sameName, sameKey, sameConversation, deleteAndContinue]) outcomes.push(await judge(ann));
      return {
        figure: outcomes.map(({ figure }) => figure).join("; "),
        isMet: outcomes.every(({ isMet }) => isMet),
      };
    }),
};
