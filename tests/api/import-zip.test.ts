import { expect, test } from "@jest/globals";
import { strToU8, type Zippable, zipSync } from "fflate";
import { journalTexts } from "@/lib/texts/journal";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";
import { fingerprint } from "../support/api/database";
import { everything, exportAll, importAll, journalOf, writer } from "../support/api/exports";

captureConsole();
const provider = fakeProvider();

type Packed = Awaited<ReturnType<typeof exportAll>>;

async function exported(query = ""): Promise<Packed & { ann: Person }> {
  const { ann } = await writer(provider());
  return { ann, ...(await exportAll(ann, `?format=markdown${query}`)) };
}

test("a new account imports the .zip that another one exported, with its files, and a second time nothing", async () => {
  const { ann, bytes } = await exported();
  const bob = await signUp();
  expect(await importAll(bob, bytes)).toMatchObject({ status: 200, body: { imported: 2 } });
  expect(await everything(bob)).toEqual(await everything(ann));
  const contents = async (person: Person) => (await journalOf(person)).files.map(({ data }: { data: string }) => data);
  expect(await contents(bob)).toEqual(await contents(ann));
  for (const again of [bytes, (await exportAll(bob, "?format=markdown")).bytes, await journalOf(ann)]) {
    expect((await importAll(bob, again)).body.imported).toBe(0);
  }
  expect((await importAll(ann, bytes)).body.imported).toBe(0);
});

test("a .zip that was unpacked and packed again in another order, within a folder, is imported", async () => {
  const { ann, packed } = await exported();
  const again: Zippable = { "__MACOSX/._journal.md": strToU8("x"), "my journal/.DS_Store": strToU8("x") };
  for (const [name, content] of Object.entries(packed).reverse()) {
    again[`my journal/${name.normalize("NFD")}`] = [content, { level: name.endsWith("jpg") ? 0 : 9 }];
  }
  const bob = await signUp();
  expect(await importAll(bob, zipSync(again))).toMatchObject({ status: 200, body: { imported: 2 } });
  expect(await everything(bob)).toEqual(await everything(ann));
});

const [damaged, foreign] = [journalTexts.zipDamaged, journalTexts.notOurZip];
/** Replaces some bytes at every occurrence. */
function spoil(bytes: Uint8Array, from: number[], to: number[]): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(Buffer.from(from)); at >= 0; at = copy.indexOf(Buffer.from(from), at + 1))
    copy.set(to, at);
  return copy;
}
const centralEntry = [0x50, 0x4b, 0x01, 0x02];
const packedWith = ({ packed }: Packed, changed: Zippable) => zipSync({ ...packed, ...changed }, { level: 1 });
const without = ({ packed }: Packed, name: RegExp) =>
  zipSync(Object.fromEntries(Object.entries(packed).filter(([one]) => !name.test(one))));
/** The number of its files is in another directory. */
function countless({ bytes }: Packed): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.writeUInt16LE(0xffff, copy.length - 12);
  return copy;
}
const bomb = strToU8('{"version":'.padEnd(20 * 1024 * 1024));

const refused: [string, (zip: Packed) => Uint8Array, number, string][] = [
  ["the half of one", ({ bytes }) => bytes.subarray(0, bytes.length / 2), 400, journalTexts.zipCut],
  ["one without its last bytes", ({ bytes }) => bytes.subarray(0, bytes.length - 5), 400, journalTexts.zipCut],
  ["four bytes of one", ({ bytes }) => bytes.subarray(0, 4), 400, journalTexts.zipCut],
  ["an empty one", () => zipSync({}), 400, foreign],
  ["somebody else's", () => zipSync({ "letter.txt": strToU8("Dear Ada") }), 400, foreign],
  ["one that leaves its folder", (zip) => packedWith(zip, { "../../etc/passwd": strToU8("x") }), 400, foreign],
  ["one of an absolute path", (zip) => packedWith(zip, { "/etc/passwd": strToU8("x") }), 400, foreign],
  ["one of a path of Windows", (zip) => packedWith(zip, { "..\\passwd": strToU8("x") }), 400, foreign],
  ["one without its text copy", (zip) => without(zip, /json$/), 400, journalTexts.zipToRead],
  ["one without a file", (zip) => without(zip, /drawing/), 400, journalTexts.incomplete],
  [
    "one of another journal",
    (zip) => packedWith(zip, { "journal.json": strToU8("{}") }),
    400,
    journalTexts.notAnExport,
  ],
  [
    "one whose copy is no JSON",
    (zip) => packedWith(zip, { "journal.json": strToU8("{") }),
    400,
    journalTexts.notAnExport,
  ],
  ["an encrypted one", ({ bytes }) => spoil(bytes, [0x14, 0, 8, 0, 8, 0], [0x14, 0, 9, 0, 8, 0]), 400, foreign],
  ["one of another compression", ({ bytes }) => spoil(bytes, [8, 0, 8, 0], [8, 0, 14, 0]), 400, foreign],
  ["one whose list is damaged", ({ bytes }) => spoil(bytes, centralEntry, [0x50, 0x4b, 0x01, 0x03]), 400, damaged],
  ["one with more files than it can count", countless, 413, journalTexts.zipTooLarge],
  ["a bomb in the copy", (zip) => packedWith(zip, { "journal.json": bomb }), 413, journalTexts.tooLarge("16 MB")],
  ["a bomb in a file", (zip) => packedWith(zip, { "files/1-Jens.jpg": bomb }), 413, journalTexts.zipTooLarge],
];

test("a .zip that is not as it should be is refused and changes nothing", async () => {
  const whole = await exported();
  const bob = await signUp();
  const before = await fingerprint();
  for (const [name, change, status, message] of refused) {
    const answer = await importAll(bob, change(whole));
    expect({ name, status: answer.status, message: answer.body.message }).toEqual({ name, status, message });
  }
  expect(await fingerprint()).toEqual(before);
});

test("a .zip with any one byte changed is imported whole or not at all", async () => {
  const mine = await signUp();
  const { bytes } = await exportAll((await writer(provider())).ann, "?format=markdown");
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 25)) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0xff;
    const { status, body } = await importAll(mine, changed);
    expect({ at, status: status === 200 ? body.imported : status < 500 }).toEqual({
      at,
      status: status === 200 ? expect.any(Number) : true,
    });
  }
  const { conversations, files } = await journalOf(mine);
  expect([conversations.length, files.length]).toEqual(conversations.length === 0 ? [0, 0] : [2, 2]);
});
