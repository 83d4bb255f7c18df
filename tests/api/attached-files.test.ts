import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { db } from "@/lib/server/db/client";
import { storage } from "@/lib/server/files/storage";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { type Person, signUp } from "../support/api/client";
import { upload } from "../support/api/files";
import { drawing, photo, snapshot } from "../support/factories/images";
import { pdf, pdfOf } from "../support/factories/pdf";

const provider = fakeProvider();
captureConsole();

/** The person's message in the last prompt. */
const lastAsked = () => provider().requests.at(-1)?.messages.at(-1)?.content;

async function startWith(person: Person, content: Uint8Array | string, name: string) {
  const { fileId } = await upload(person, content, name);
  return (await startConversation(person, { fileId })).body;
}

test.each([
  ["image/png", "door.png", drawing, drawing],
  ["image/jpeg", "door.jpg", snapshot(1), photo],
])("the AI gets an %s as it is stored, behind the person's words", async (type, name, sent, kept) => {
  const { receipt, file } = await startWith(await signUp(), sent, name);
  expect(lastAsked()).toEqual([
    {
      type: "text",
      text: expect.stringMatching(/^Name of this memory: The lighthouse[\s\S]*attached the file "door\.(png|jpg)"/),
    },
    { type: "image_url", image_url: { url: `data:${type};base64,${kept.toString("base64")}` } },
  ]);
  expect(receipt.file).toBe(name);
  expect(file).toMatchObject({ fileName: name, fileType: type });
});

test.each([
  ["diary.txt", Buffer.from("The gulls woke me. 🐦")],
  ["diary.pdf", pdf(["The gulls woke me. ", "It was May."])],
])("the AI gets the text of %s", async (name, content) => {
  const { receipt, message } = await startWith(await signUp(), content, name);
  expect(lastAsked()).toMatch(/attached the file "diary\.\w+"\. Its text follows between/);
  expect(lastAsked()).toMatch(/\[Beginning of the file [\w-]{12,}\]\nThe gulls woke me\./);
  if (name.endsWith("pdf")) expect(lastAsked()).toMatch(/woke me\.\n\nIt was May\./);
  expect(receipt.file).toBe(name);
  expect(message).not.toContain("gulls woke");
});

test("each call has its own random mark around the text of a file", async () => {
  const ann = await signUp();
  const marks = [];
  for (const name of ["a.txt", "b.txt"]) {
    await startWith(ann, "The gulls woke me.", name);
    const [begins, ends] = String(lastAsked()).match(/(?<=of the file )[^\]]+(?=\])/g) ?? [];
    expect(ends).toBe(begins);
    expect(provider().requests.at(-1)?.messages[0]?.content).toContain(`the mark ${begins}.`);
    marks.push(begins);
  }
  expect(new Set(marks).size).toBe(2);
});

test("the AI is sent the beginning of a long text, and a note that it is cut", async () => {
  await startWith(await signUp(), "x".repeat(limits.attachmentCharacters + 1), "long.txt");
  expect(lastAsked()).toContain(
    "Its beginning follows between two lines with a mark; say in your reply that you have read no more.",
  );
  expect(String(lastAsked()).match(/x{100,}/)?.[0].length).toBe(limits.attachmentCharacters);
});

test.each([
  ["locked.pdf", pdf(["x"], { more: lock() }), "it is protected by a password"],
  ["broken.pdf", Buffer.from("%PDF-1.4\nrubbish"), "it is damaged"],
  ["scan.pdf", pdfOf(["0 0 100 100 re f"]), "it has no text in it"],
  ["blank.txt", Buffer.from(" \n"), "it has no text in it"],
])("of %s the AI is told why it has nothing, and the receipt names no file", async (name, content, reason) => {
  const { receipt } = await startWith(await signUp(), content, name);
  expect(lastAsked()).toContain(`"${name}", but you have not got it, because ${reason}`);
  expect(lastAsked()).toContain("Say so in your reply.");
  expect(receipt.file).toBeNull();
});

test("the AI replies even if the content of a file is missing", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, "hello", "lost.txt");
  const { storageKey } = await db().file.findFirstOrThrow({ where: { id: fileId } });
  await storage().remove([storageKey]);
  const { status, body } = await startConversation(ann, { fileId });
  expect({ status, file: body.receipt.file }).toEqual({ status: 200, file: null });
  expect(lastAsked()).toContain('"lost.txt", but you have not got it, because it could not be found');
});

test("a provider that rejects pictures is asked again without, and to say so in its reply", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  for (const status of [400, 404, 413, 415, 422, 501]) {
    provider().requests.length = 0;
    provider().fault = [status];
    const { body, ...answer } = await startConversation(ann, { fileId });
    expect({ refusal: status, status: answer.status, asked: provider().requests.length }).toEqual({
      refusal: status,
      status: 200,
      asked: 2,
    });
    expect(lastAsked()).toMatch(/"door\.png", but you have not got it, because you cannot see pictures\. Say so/);
    expect(body.receipt.file).toBeNull();
    expect((await readThread(ann, body.conversationId)).conversation.receipt).toEqual(body.receipt);
  }
});

test("a provider that rejects the text as well is not asked a third time", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  provider().fault = [400, 400];
  expect(await startConversation(ann, { fileId })).toMatchObject({
    status: 502,
    body: { message: replyTexts.refused, code: "message_refused" },
  });
  expect(provider().requests.length).toBe(2);
});

test("an overloaded provider is sent the picture again", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  provider().fault = [429];
  expect((await startConversation(ann, { fileId })).body.receipt.file).toBe("door.png");
  expect(lastAsked()).toHaveLength(2);
});

test("the same file may be attached to several turns", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing, "door.png");
  const { conversationId } = (await startConversation(ann, { fileId })).body;
  expect((await sendMessage(ann, { conversationId, message: "Again.", fileId })).body.receipt.file).toBe("door.png");
});

/** The trailer's entry of a PDF that wants a password (standard security handler, 40 bits). */
function lock(): string {
  const hex = (byte: string) => `<${byte.repeat(32)}>`;
  return `/ID [${hex("11")} ${hex("11")}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex("22")} /U ${hex("33")} /P -4 >>`;
}
