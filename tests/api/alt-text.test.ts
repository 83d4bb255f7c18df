import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { uploadTexts } from "@/lib/texts/upload";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { exportAll, importAll, journalOf } from "../support/api/exports";
import { upload } from "../support/api/files";
import { readShared, share } from "../support/api/journal";
import { drawing } from "../support/factories/images";

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
