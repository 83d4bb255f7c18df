import { expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { edit, removeEntry } from "../support/api/entries";
import { createConversation } from "../support/api/journal";
import { randomFrom } from "../support/factories/seeded-random";

// A reply repeats its writer's words. What they take back must not reach the AI by that way either.

const provider = fakeProvider();
captureConsole();

const newMarker = (count: number) => `zorb${count}q`;
const turns = 8;

/** A conversation in which each reply quotes everything that was written before it. */
async function quotingConversation(ann: Awaited<ReturnType<typeof signUp>>) {
  const markers = Array.from({ length: turns + 2 }, (_, index) => newMarker(index));
  const quoteUntil = (count: number) => {
    provider().script = `Your ${markers.slice(0, count).join(", your ")}, then. And what else?`;
  };
  const [name = "", answer] = markers;
  quoteUntil(2);
  const questionAnswers = [{ question: "Where?", answer: `My uncle ${answer}` }];
  const id = await createConversation(ann, [], { projectName: name, questionAnswers });
  for (let turn = 1; turn <= turns; turn += 1) {
    quoteUntil(turn + 2);
    await sendMessage(ann, { conversationId: id, message: `My uncle ${markers[turn + 1]}` });
  }
  const entryIds = ["name", "answer-0", ...Array.from({ length: turns }, (_, index) => `message-${index + 1}`)];
  return { id, entries: entryIds.map((entryId, index) => ({ entryId, version: 0, marker: markers[index] })) };
}

async function promptAfter(ann: Awaited<ReturnType<typeof signUp>>, conversationId: string): Promise<string> {
  provider().requests.length = 0;
  provider().script = "Thank you.";
  await sendMessage(ann, { conversationId, message: "Go on." });
  return JSON.stringify(provider().requests);
}

test("after each of 200 random changes, no prompt has what was taken back, and none lacks what stands", async () => {
  const ann = await signUp();
  const random = randomFrom(11);
  const { id, entries } = await quotingConversation(ann);
  const old: string[] = [];
  for (let time = 0; time < 200; time += 1) {
    const entry = entries[Math.floor(random() * entries.length)] as (typeof entries)[number];
    const isRemoval = entry.entryId !== "name" && entry.marker !== undefined && random() < 0.3;
    const next = isRemoval ? undefined : newMarker(1_000 + time);
    const text = entry.entryId === "name" ? `${next}` : `My uncle ${next}`;
    const { status } = isRemoval
      ? await removeEntry(ann, id, entry.entryId, entry.version, random() < 0.5)
      : await edit(ann, id, entry.entryId, text, entry.version);
    expect(status).toBe(200);
    if (entry.marker) old.push(entry.marker);
    Object.assign(entry, { version: entry.version + 1, marker: next });
    if (time % 20 > 0) continue;
    const prompt = await promptAfter(ann, id);
    expect(old.filter((marker) => prompt.includes(marker))).toEqual([]);
    expect(entries.filter(({ marker }) => marker && !prompt.includes(marker))).toEqual([]);
  }
});

test("a correction leaves out the replies that quote the corrected word, and no other", async () => {
  const ann = await signUp();
  provider().script = "Whose boat was it?";
  const id = await createConversation(ann, ["The boat was blue."]);
  provider().script = "Your SECRETNAME, then. What did he row with?";
  await sendMessage(ann, { conversationId: id, message: "My uncle SECRETNAME rowed it." });
  provider().script = "What did SECRETNAME wear?";
  await sendMessage(ann, { conversationId: id, message: "With one oar." });
  provider().script = "Which coat?";
  await sendMessage(ann, { conversationId: id, message: "His coat." });
  await edit(ann, id, "message-2", "My uncle rowed it.");
  const prompt = await promptAfter(ann, id);
  expect(prompt).not.toContain("SECRETNAME");
  for (const text of ["Whose boat was it?", "My uncle rowed it.", "With one oar.", "Which coat?"])
    expect(prompt).toContain(text);
});
