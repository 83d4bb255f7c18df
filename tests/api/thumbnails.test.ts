import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { storage, thumbnailKey } from "@/lib/server/files/storage";
import { fakeProvider, readThread, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { fetchFile, formOf, upload } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";
import { drawing, photo, sayingSize } from "../support/factories/images";

fakeProvider();

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
