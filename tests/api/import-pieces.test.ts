import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { rateLimits, serverLimits } from "@/lib/api/server-limits";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { env } from "@/lib/server/env";
import { storage } from "@/lib/server/files/storage";
import { journalTexts } from "@/lib/texts/journal";
import { uploadTexts } from "@/lib/texts/upload";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, sendMessage } from "../support/api/chat";
import { call, callUntilFree, type Person, signUp } from "../support/api/client";
import { everything, exportAll, importAll, journalOf, writer } from "../support/api/exports";
import { formOf, rawForm, upload } from "../support/api/files";
import { arrived, finish, pathOf, piecesOf, sendPiece } from "../support/api/import-pieces";
import { testInProcess } from "../support/api/in-process-only";

captureConsole();
const provider = fakeProvider();

/** Somebody with large files, and their export, 26 MB in 7 pieces. */
async function largeExport() {
  const { ann, first } = await writer(provider());
  for (const letter of "abcde") {
    const { fileId } = await upload(ann, `${letter}\n`.repeat(limits.uploadBytes / 2 - 100_000), `${letter}.txt`);
    await sendMessage(ann, { conversationId: first, message: `File ${letter}`, fileId });
  }
  const { bytes } = await exportAll(ann);
  return { ann, bytes, pieces: piecesOf(bytes) };
}

/** An export in two pieces that are small. */
async function smallExport() {
  const { bytes } = await exportAll((await writer(provider())).ann);
  return { bytes, pieces: [bytes.subarray(0, 1_000), bytes.subarray(1_000)] };
}

/** Everything that somebody has, with the contents of files. */
const ownedBy = async (person: Person) => [
  await everything(person),
  (await journalOf(person)).files.map(({ fileName, data }: Record<string, unknown>) => [fileName, data]),
];

/** The rows of pieces, and of everything else that is not complete. */
const unfinished = () => db().file.findMany({ where: { storedAt: null }, orderBy: { requestKey: "asc" } });

/** Sends what has not arrived, as the browser does when the same file is chosen again. Returns the numbers that were sent. */
async function sendRest(person: Person, pieces: Buffer[]): Promise<number[]> {
  const there = await arrived(person, pieces);
  const rest = [...pieces.keys()].filter((number) => !there.includes(number));
  for (const number of rest) expect(await sendPiece(person, pieces, number)).toMatchObject({ status: 200 });
  return rest;
}

test("an import in pieces that is killed at five points ends like an import in one call, and sends nothing twice", async () => {
  const { bytes, pieces } = await largeExport();
  expect(pieces).toHaveLength(7);
  const [bob, eve] = [await signUp(), await signUp()];
  expect(await importAll(eve, bytes)).toMatchObject({ body: { imported: 2 } });

  // The connection breaks within a piece.
  await sendPiece(bob, pieces, 0);
  const [half, headers] = rawForm('name="file"; filename="x"', "half of it", "");
  const broken = await call("PUT", `${pathOf(pieces)}/1`, { token: bob.token, body: new Uint8Array(half), headers });
  expect(broken).toMatchObject({ status: 400, body: { code: "incomplete_body" } });
  expect(await arrived(bob, pieces)).toEqual([0]);

  // The server is killed after it has stored a piece, before that counts.
  await sendPiece(bob, pieces, 1);
  await db().$executeRaw`UPDATE "File" SET "requestKey" = "id" WHERE "requestKey" LIKE 'import/%/1'`;
  expect(await arrived(bob, pieces)).toEqual([0]);

  // The tab is closed.
  for (const number of [1, 2, 3]) await sendPiece(bob, pieces, number);
  expect(await sendRest(bob, pieces)).toEqual([4, 5, 6]);

  // The import ends in the middle: nothing is added, and only the piece is sent again that it did not get.
  const last = (await unfinished()).find(({ requestKey }) => requestKey.endsWith("/6"));
  await storage().remove([last?.storageKey ?? ""]);
  expect(await finish(bob, pieces)).toMatchObject({ status: 404, body: { message: journalTexts.pieceMissing } });
  expect(await everything(bob)).toEqual([]);
  expect(await sendRest(bob, pieces)).toEqual([6]);

  // The answer is lost: the import is repeated.
  expect(await finish(bob, pieces)).toMatchObject({ status: 200, body: { imported: 2 } });
  expect(await sendRest(bob, pieces)).toEqual([]);
  const again = { message: journalTexts.imported({ count: 0 }), imported: 0 };
  expect(await finish(bob, pieces)).toMatchObject({ status: 200, body: again });

  expect(await ownedBy(bob)).toEqual(await ownedBy(eve));
  expect(await call("DELETE", pathOf(pieces), { token: bob.token })).toMatchObject({ status: 200 });
  expect(await arrived(bob, pieces)).toEqual([]);
});

test("pieces may arrive in any order, several times and at the same time", async () => {
  const { pieces } = await smallExport();
  const bob = await signUp();
  await Promise.all([1, 0, 1, 0, 1].map((number) => sendPiece(bob, pieces, number)));
  await sendPiece(bob, pieces, 1);
  expect(await unfinished()).toHaveLength(2);
  const atOnce = await Promise.all([1, 2].map(() => callUntilFree(() => finish(bob, pieces))));
  expect(atOnce.map(({ body }) => body.imported).sort()).toEqual([0, 2]);
});

test("a piece that is not what its hash says is not imported, and is sent again", async () => {
  const { pieces } = await smallExport();
  const bob = await signUp();
  await sendPiece(bob, pieces, 0);
  const wrong = { token: bob.token, body: formOf("something else") };
  expect(await call("PUT", `${pathOf(pieces)}/1`, wrong)).toMatchObject({ status: 200 });
  expect(await finish(bob, pieces)).toMatchObject({ status: 404, body: { message: journalTexts.pieceMissing } });
  expect(await sendRest(bob, pieces)).toEqual([1]);
  expect(await finish(bob, pieces)).toMatchObject({ status: 200, body: { imported: 2 } });
});

test("an import without all of its pieces, or of what is no export, adds nothing", async () => {
  const { pieces } = await smallExport();
  const bob = await signUp();
  await sendPiece(bob, pieces, 1);
  expect(await finish(bob, pieces)).toMatchObject({ status: 404, body: { message: journalTexts.pieceMissing } });
  const letter = [Buffer.from('{"dear": "Ada"}')];
  await sendPiece(bob, letter, 0);
  expect(await finish(bob, letter)).toMatchObject({ status: 400, body: { message: journalTexts.notAnExport } });
  expect(await everything(bob)).toEqual([]);
});

test("a piece that is too large or empty, or has no number or fingerprint, is refused", async () => {
  const bob = await signUp();
  const large = Buffer.alloc(limits.importPieceBytes + 1, " ");
  const path = pathOf([large]);
  const put = (where: string, content: Buffer) => call("PUT", where, { token: bob.token, body: formOf(content) });
  const tooLarge = { code: "too_large", message: uploadTexts.tooLarge("4 MB") };
  expect(await put(`${path}/0`, large)).toMatchObject({ status: 413, body: tooLarge });
  expect(await put(`${path}/0`, Buffer.of())).toMatchObject({ status: 400, body: { message: uploadTexts.empty } });
  for (const where of [`${path}/256`, `${path}/-1`, `${path}/x`, "/api/account/import/x/0", `${path}%25/0`])
    expect(await put(where, Buffer.from("x"))).toMatchObject({ status: 404 });
  expect(limits.importBytes / limits.importPieceBytes).toBe(256);
  expect(await unfinished()).toEqual([]);
});

test("pieces of two exports that arrive at the same time leave those of one", async () => {
  const [one, other] = [[Buffer.from("one")], [Buffer.from("other")]];
  const bob = await signUp();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([one, other, one, other].map((pieces) => sendPiece(bob, pieces, 0)));
    expect((await arrived(bob, one)).length + (await arrived(bob, other)).length).toBe(1);
  }
});

test("pieces and files together have a limit, which is told before more is stored", async () => {
  const { pieces } = await smallExport();
  const bob = await signUp();
  await sendPiece(bob, pieces, 0);
  const storedBytes = serverLimits.storedBytesWithPieces - 1_500;
  await db().user.updateMany({ where: { username: bob.username }, data: { storedBytes } });
  const full = { code: "storage_full", message: journalTexts.piecesFull("1024 MB") };
  expect(await sendPiece(bob, pieces, 1)).toMatchObject({ status: 413, body: full });
  expect(await arrived(bob, pieces)).toEqual([0]);
  expect(await unfinished()).toHaveLength(1);
});

test("a person has the pieces of one export at a time, and nobody those of somebody else", async () => {
  const [{ pieces }, other] = [await smallExport(), [Buffer.from("other")]];
  const [bob, eve] = [await signUp(), await signUp()];
  for (const person of [bob, eve]) for (const number of [0, 1]) await sendPiece(person, pieces, number);
  await sendPiece(bob, other, 0);
  expect([await arrived(bob, pieces), await arrived(bob, other), await arrived(eve, other)]).toEqual([[], [0], []]);
  expect(await finish(bob, pieces)).toMatchObject({ status: 404 });
  expect(await call("DELETE", pathOf(pieces), { token: bob.token })).toMatchObject({ status: 404 });
  expect(await arrived(eve, pieces)).toEqual([0, 1]);
});

testInProcess("pieces are limited by the hour", async () => {
  const { pieces } = await smallExport();
  const bob = await signUp();
  env().RATE_LIMIT_FACTOR = 2 / rateLimits.importPiece.count;
  try {
    const statuses = [];
    for (const number of [0, 1, 1]) statuses.push((await sendPiece(bob, pieces, number)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(rateLimits.importPiece.count).toBeGreaterThan(limits.importBytes / limits.importPieceBytes);
  } finally {
    env().RATE_LIMIT_FACTOR = 0;
  }
});

test("pieces that nobody imports are removed after a day, and with their owner, and never count as stored", async () => {
  const { pieces } = await smallExport();
  const [bob, eve] = [await signUp(), await signUp()];
  for (const person of [bob, eve]) await sendPiece(person, pieces, 0);
  const stored = await unfinished();
  const contents = () =>
    Promise.all(stored.map(async ({ storageKey }) => (await storage().open(storageKey))?.cancel()));
  await contents();
  await db().file.updateMany({ where: { user: { username: bob.username } }, data: { createdAt: new Date(0) } });
  await runCleanup();
  expect([await arrived(bob, pieces), await arrived(eve, pieces)]).toEqual([[], [0]]);
  const { body } = await call("DELETE", "/api/account", { token: eve.token, body: { password: eve.password } });
  expect(body).not.toHaveProperty("code");
  expect(await unfinished()).toEqual([]);
  const open = await Promise.all(stored.map(({ storageKey }) => storage().open(storageKey)));
  expect(open).toEqual([null, null]);
  expect(await db().user.findFirst({ where: { username: bob.username } })).toMatchObject({ storedBytes: 0 });
});
