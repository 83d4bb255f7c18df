import { expect, test } from "@jest/globals";
import type { LifeLine } from "@/lib/api/responses";
import { serverLimits } from "@/lib/api/server-limits";
import { db } from "@/lib/server/db/client";
import { listDated } from "@/lib/server/db/life-line";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, send, signUp } from "../support/api/client";
import { dateIt } from "../support/api/entries";
import { upload } from "../support/api/files";
import { remove } from "../support/api/journal";
import { writeJournal } from "../support/factories/bench-journal";
import { drawing } from "../support/factories/images";

fakeProvider();

async function remember(person: Person, projectName: string, whenText = "") {
  const { conversationId: id } = (await startConversation(person, { projectName })).body;
  if (whenText) await dateIt(person, id, whenText);
  return id as string;
}

async function lifeOf({ token }: Person): Promise<LifeLine> {
  const { status, body } = await call("GET", "/api/life-line", { token });
  expect(status).toBe(200);
  return body as LifeLine;
}
const namesOf = (memories: LifeLine["dated"]) => memories.map(({ projectName }) => projectName);

test("memories are in the order of their days, the longest of the same first day before the others", async () => {
  const ann = await signUp();
  for (const when of ["1974", "summer 1974", "the sixties", "1 June 1974", "1960", "the blue summer", ""])
    await remember(ann, when || "Undated", when);
  const { dated, undated, hasMoreUndated } = await lifeOf(ann);
  expect(namesOf(dated)).toEqual(["the sixties", "1960", "1974", "summer 1974", "1 June 1974"]);
  expect(namesOf(undated)).toEqual(["Undated", "the blue summer"]);
  expect(undated[1]?.when).toEqual({ text: "the blue summer", start: null, end: null });
  expect(hasMoreUndated).toBe(false);
});

test("a memory comes with its first words and the first picture in it", async () => {
  const ann = await signUp();
  const id = await remember(ann, "The lighthouse", "summer 1974");
  for (const [name, content] of [
    ["diary.txt", "The gulls woke me."],
    ["door.png", drawing],
  ] as const) {
    const { fileId } = await upload(ann, content, name);
    await sendMessage(ann, { conversationId: id, message: "Look.", fileId });
  }
  const [memory] = (await lifeOf(ann)).dated;
  expect(memory).toEqual({
    ...{ _id: id, projectName: "The lighthouse", topic: "place", timestamp: expect.any(String) },
    when: { text: "summer 1974", start: "1974-06-01", end: "1974-08-31" },
    whenVersion: 1,
    excerpt: "The lighthouse at Skagen, with its red door.",
    file: expect.objectContaining({ fileName: "door.png", fileType: "image/png" }),
  });
  expect((await send("GET", memory?.file?.fileUrl ?? "")).status).toBe(200);
});

test("nobody sees the memories of another person, or one that was deleted", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await remember(ann, "The lighthouse", "1974");
  await remember(ann, "Undated");
  const none = { dated: [], undated: [], hasMoreDated: false, hasMoreUndated: false };
  expect(await lifeOf(bob)).toEqual(none);
  await remove(ann, id);
  expect(namesOf((await lifeOf(ann)).dated)).toEqual([]);
  expect(namesOf((await lifeOf(ann)).undated)).toEqual(["Undated"]);
});

test("of very many memories the earliest come, and whether there are more", async () => {
  const ann = await signUp();
  for (const when of ["1980", "1960", "1970"]) await remember(ann, when, when);
  const { id } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  const { rows, hasMore } = await listDated(id, 2);
  expect({ names: rows.map(({ projectName }) => projectName), hasMore }).toEqual({
    names: ["1960", "1970"],
    hasMore: true,
  });
  expect((await listDated(id, 3)).hasMore).toBe(false);
});

test("a thousand memories come in one response of modest size, with the newest of those without a date", async () => {
  const ann = await signUp();
  const { id } = await db().user.findFirstOrThrow({ where: { username: ann.username } });
  await writeJournal(String(process.env.DATABASE_URL), id, 1_100, 2);
  await db().$executeRaw`UPDATE "Conversation" SET "whenText" = 'then', "whenEdtf" = '1930',
    "whenStart" = '1930-01-01'::date + "orderIndex" * 35, "whenEnd" = '1930-01-01'::date + "orderIndex" * 35
    WHERE "userId" = ${id} AND "orderIndex" BETWEEN 1 AND 1000`;
  const life = await lifeOf(ann);
  expect(life.dated).toHaveLength(1_000);
  expect(life.undated).toHaveLength(serverLimits.undatedMemories);
  expect(life.hasMoreUndated).toBe(true);
  expect(JSON.stringify(life).length).toBeLessThan(500_000);
});
