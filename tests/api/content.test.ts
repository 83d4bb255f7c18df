import { expect, test } from "@jest/globals";
import { importContent, importShippedContent, readShippedContent, removeContent } from "@/lib/operator/content";
import { readContent, type StoredItem } from "@/lib/operator/content-file";
import { db } from "@/lib/server/db/client";

const url = () => String(process.env.DATABASE_URL);

function items(count: number, changes: Record<string, unknown> = {}): StoredItem[] {
  const list = Array.from({ length: count }, (_, index) => ({
    id: `item-${index}`,
    appName: "Sea",
    reference: "Whales",
    text: `Whale number ${index} sings`,
    type: "fill-in-the-blank",
    ...changes,
  }));
  return readContent("items.json", Buffer.from(JSON.stringify(list))).items;
}

const stored = () => db().trainingModule.findMany({ orderBy: { id: "asc" } });

test("what is imported is stored as it is, options included", async () => {
  const [whale] = items(1, { options: ["one", "sings", "swims", "sleeps"], correctAnswer: "sings", chapter: 7 });
  expect(await importContent(url(), [whale as StoredItem])).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await stored()).toEqual([whale]);
});

test("importing again changes what changed, adds what is new and keeps the rest", async () => {
  await importContent(url(), items(3));
  const [first] = items(1, { difficulty: 5 });
  expect(await importContent(url(), [first as StoredItem, ...items(4).slice(1)])).toEqual({
    added: 1,
    changed: 1,
    unchanged: 2,
  });
  expect((await stored()).map(({ difficulty }) => difficulty)).toEqual([5, 3, 3, 3]);
  await importContent(url(), items(1));
  expect(await stored()).toHaveLength(4);
});

test("more items than are written at once are all there, also from two imports at once", async () => {
  const many = items(2_500);
  await Promise.all([importContent(url(), many), importContent(url(), many.toReversed())]);
  expect(await db().trainingModule.count()).toBe(2_500);
});

test("an import that fails leaves nothing", async () => {
  const spoilt = { ...items(1)[0], id: "zzz", text: null } as unknown as StoredItem;
  await expect(importContent(url(), [...items(1_500), spoilt])).rejects.toThrow(/null value/);
  expect(await stored()).toEqual([]);
});

test("removing takes what was imported under a name and nothing else", async () => {
  await importContent(url(), [...items(2), ...items(1, { appName: "Sky", id: "sky" })]);
  await importContent(
    url(),
    items(1, { id: "other" }).map((item) => ({ ...item, id: "flexi-own" })),
  );
  expect(await removeContent(url(), "Sea")).toBe(2);
  expect((await stored()).map(({ id }) => id)).toEqual(["flexi-own", "sky"]);
});

test("the shipped content is imported once, repaired where it differs, and loses what this version no longer has", async () => {
  const own = await readShippedContent();
  expect(await importShippedContent(url())).toEqual({ added: own.length, changed: 0, unchanged: 0 });
  expect(await importShippedContent(url())).toEqual({ added: 0, changed: 0, unchanged: own.length });
  await importContent(url(), items(1));
  await importContent(url(), [{ ...(own[0] as StoredItem), text: "Something else" }]);
  await importContent(url(), [{ ...(own[0] as StoredItem), id: "flexi-retired" }]);
  expect(await importShippedContent(url())).toEqual({ added: 0, changed: 1, unchanged: own.length - 1 });
  const ids = (await stored()).map(({ id }) => id);
  expect(ids).toEqual([...own.map(({ id }) => id), "item-0"].sort());
});
