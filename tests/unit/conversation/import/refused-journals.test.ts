import { expect, test } from "@jest/globals";
import { strToU8, zipSync } from "fflate";
import { openJournal } from "@/lib/client/open-journal";
import { foreignTexts } from "@/lib/texts/foreign-journal";
import { journalTexts } from "@/lib/texts/journal";
import { chosenFile, dayOneEntry, dayOneExport, dayOnePhoto } from "../../../support/factories/foreign-journals";
import { photo } from "../../../support/factories/images";

const quay = dayOnePhoto("A1B2", photo);
test("our own copies, and what is no .zip, are left to the server", async () => {
  const ours = zipSync({
    "a/journal.json": strToU8('{"format":"flexi-journal","version":1}'),
    "a/journal.md": strToU8("#"),
  });
  for (const file of [ours, zipSync({ "journal.md": strToU8("# The journal of Ada") }), strToU8('{"entries":[]}')]) {
    expect(await openJournal(chosenFile(file))).toBeNull();
  }
});

const whole = dayOneExport([dayOneEntry("E1", "One", { photos: [quay.photo] })], quay.file, "journal");
const spoiled = Buffer.from(whole);
spoiled[60] = (spoiled[60] ?? 0) ^ 0xff;

/** A .zip that says in its directory that its last file has so many bytes. */
function saying(size: number, files: Record<string, Uint8Array>): Uint8Array {
  const zip = Buffer.from(zipSync(files));
  zip.writeUInt32LE(size, zip.lastIndexOf("PK\x01\x02") + 24);
  return zip;
}
const blank = Buffer.alloc(5 * 1024 * 1024, 0x20);

const refused: [string, () => Uint8Array, string][] = [
  ["half of one", () => whole.subarray(0, whole.length / 2), journalTexts.zipCut],
  ["one without its last byte", () => whole.subarray(0, -1), journalTexts.zipCut],
  ["a damaged one", () => spoiled, journalTexts.zipDamaged],
  ["a bomb", () => saying(300_000_000, { "Journal.json": blank }), foreignTexts.tooLarge],
  ["a bomb that says it is none", () => saying(10, { "quay.md": blank }), foreignTexts.tooLarge],
  [
    "one that is too large with all its files",
    () => saying(256 * 1024 * 1024, { "One.json": strToU8('{"entries":[]}'), "Two.json": strToU8("") }),
    foreignTexts.tooLarge,
  ],
  ["a path outside", () => zipSync({ "../Journal.json": strToU8('{"entries":[]}') }), foreignTexts.unknown],
  [
    "another product's",
    () => zipSync({ "data.json": strToU8("{}"), "note.md": strToU8("Dear Ada") }),
    foreignTexts.unknown,
  ],
  ["an empty one", () => zipSync({}), foreignTexts.unknown],
  [
    "no text at all",
    () => dayOneExport([{ uuid: "E1" }, { uuid: "E2", photos: [{ identifier: "A" }] }]),
    foreignTexts.nothing,
  ],
  ["no entries", () => dayOneExport([]), foreignTexts.nothing],
];

test.each(refused)("%s ends in a sentence", async (_, zip, sentence) => {
  await expect(openJournal(chosenFile(zip()))).rejects.toMatchObject({ status: 400, message: sentence });
});
