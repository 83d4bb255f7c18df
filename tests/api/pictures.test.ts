import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { db } from "@/lib/server/db/client";
import { storage, thumbnailKey } from "@/lib/server/files/storage";
import { uploadTexts } from "@/lib/texts/upload";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { exportAll, importAll, journalOf } from "../support/api/exports";
import { fetchFile, formOf, upload } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";
import { readShared, share } from "../support/api/journal";
import { drawing, photo, sayingSize } from "../support/factories/images";

const provider = fakeProvider();

const describePicture = ({ token }: Person, fileId: string, altText: unknown) =>
  call("PATCH", `/api/files/${fileId}`, { token, body: { altText } });

const shown = 'Jens at the <red> door, "1962"';

/** Somebody whose first memory has a described picture. */
async function writer() {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, drawing, "door.png");
  expect(file).not.toHaveProperty("altText");
  await describePicture(ann, fileId, `  ${shown} `);
  const id = (await startConversation(ann, { fileId })).body.conversationId;
  return { ann, fileId, id };
}

test("a description is in the thread, in what the AI is sent, and in a shared part", async () => {
  const { ann, id } = await writer();
  const described = `They say that it shows ${JSON.stringify(shown)}.`;
  expect(JSON.stringify(provider().requests.at(-1)?.messages)).toContain(JSON.stringify(described).slice(1, -1));
  expect((await readThread(ann, id)).conversation.file).toMatchObject({ altText: shown });
  await share(ann, id);
  expect(JSON.stringify(await readShared(await signUp(), id))).toContain(JSON.stringify(shown));
  await sendMessage(ann, { conversationId: id, message: "Go on." });
  expect(JSON.stringify(provider().requests.at(-1)?.messages)).toContain(JSON.stringify(described).slice(1, -1));
});

test("exports have it, and an import brings it in", async () => {
  const { ann } = await writer();
  expect((await exportAll(ann, "?format=html")).text).toContain('alt="Jens at the &lt;red&gt; door, &quot;1962&quot;"');
  expect((await exportAll(ann, "?format=markdown")).text).toContain(
    '![Jens at the \\<red> door, "1962"](files/1-door.png)',
  );
  const journal = await journalOf(ann);
  const bob = await signUp();
  expect((await importAll(bob, journal)).status).toBe(200);
  const [conversation] = (await journalOf(bob)).conversations;
  expect(conversation.file).toMatchObject({ fileName: "door.png", altText: shown });
});

test("it can be changed and removed at any time, and is never too long", async () => {
  const { ann, fileId, id } = await writer();
  expect((await describePicture(ann, fileId, "The blue door")).body.message).toBe(uploadTexts.altTextSaved);
  expect((await readThread(ann, id)).conversation.file).toMatchObject({ altText: "The blue door" });
  const found = await call("POST", "/api/search", { token: ann.token, body: { searchTerm: "blue" } });
  expect(found.body.results).toMatchObject([{ type: "file", snippet: "File: door.png: The blue door" }]);
  const tooLong = await describePicture(ann, fileId, "x".repeat(limits.altTextLength + 1));
  expect(tooLong).toMatchObject({ status: 400, body: { message: uploadTexts.altTextTooLong } });
  expect((await describePicture(ann, fileId, "a\0b")).status).toBe(400);
  await describePicture(ann, fileId, "");
  expect((await readThread(ann, id)).conversation.file).not.toHaveProperty("altText");
});

test("only a picture has one", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "Dear diary", "diary.txt");
  expect(await describePicture(ann, fileId, "A diary")).toMatchObject({ status: 404, body: { code: "file_expired" } });
});

const putSmall = ({ token }: Person, fileId: string, side: number, picture: Buffer = photo) =>
  call("PUT", `/api/files/${fileId}?side=${side}`, { token, body: formOf(picture) });

test("a link leads to the small copies of its picture once both are stored, and to the picture until then", async () => {
  const ann = await signUp();
  const { fileId, file } = await upload(ann, drawing, "door.png");
  expect(file).not.toHaveProperty("hasThumbnails");
  const small = async (side: number) => (await fetchFile(`${file.fileUrl}&side=${side}`)).bytes;
  expect((await putSmall(ann, fileId, 320)).status).toBe(200);
  expect(await small(320)).toEqual(drawing);
  expect((await putSmall(ann, fileId, 960, sayingSize(photo, 32, 16))).status).toBe(200);
  expect(await small(320)).toEqual(photo);
  expect(await small(960)).toEqual(sayingSize(photo, 32, 16));
  expect((await fetchFile(file.fileUrl)).bytes).toEqual(drawing);
  const id = (await startConversation(ann, { fileId })).body.conversationId;
  expect((await readThread(ann, id)).conversation.file).toMatchObject({ hasThumbnails: true });
});

test("a small copy is a JPEG of its size, of an own picture", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { fileId } = await upload(ann, drawing, "door.png");
  const letter = await upload(ann, "Dear Jens", "letter.txt");
  expect((await putSmall(ann, fileId, 320, drawing)).status).toBe(415);
  expect((await putSmall(ann, fileId, 320, sayingSize(photo, 321, 8))).status).toBe(415);
  expect((await putSmall(ann, fileId, 320, Buffer.from("Dear Jens"))).status).toBe(415);
  expect((await putSmall(ann, fileId, 500)).status).toBe(404);
  expect((await putSmall(ann, letter.fileId, 320)).status).toBe(404);
  expect((await putSmall(bob, fileId, 320)).status).toBe(404);
});

testInProcess("they go with their picture", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  for (const side of [320, 960]) await putSmall(ann, fileId, side);
  const { storageKey } = await db().file.findFirstOrThrow({ where: { id: fileId } });
  expect(await storage().open(thumbnailKey(storageKey, 320))).not.toBeNull();
  await call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } });
  expect(await storage().open(thumbnailKey(storageKey, 320))).toBeNull();
  expect(await storage().open(thumbnailKey(storageKey, 960))).toBeNull();
});
