import { expect, test } from "@jest/globals";
import { strFromU8 } from "fflate";
import { db } from "@/lib/server/db/client";
import { storage } from "@/lib/server/files/storage";
import { texts } from "@/lib/texts";
import { journalTexts } from "@/lib/texts/journal";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { exportAll } from "../support/api/exports";
import { upload } from "../support/api/files";
import { createConversation, note, remove, share } from "../support/api/journal";
import { drawing } from "../support/factories/images";

fakeProvider();

/** Somebody with two conversations, a note, a picture, a share and a score. */
async function writer() {
  const ann = await signUp({ username: "ann-writer", email: "ann@example.org" });
  const { fileId } = await upload(ann, drawing, "drawing.png");
  const id = await createConversation(ann, ["And the stairs?"]);
  await note(ann, id, "Ask Jens <b>himself</b>");
  await sendMessage(ann, { conversationId: id, message: "Look!", fileId });
  const other = await createConversation(ann, [], { projectName: "<script>alert(1)</script>" });
  await share(ann, id);
  const { id: userId } = await db().user.findFirstOrThrow({ select: { id: true } });
  await db().score.create({ data: { userId, id: "s", score: 100, level: "Beginner", round: 1, timeTaken: 60 } });
  const result = { userId, challengeId: "c", score: 90, right: 2, total: 3, expiresAt: new Date("2100-01-01") };
  const ended = { ...result, challengeId: "ended", expiresAt: new Date(0) };
  await db().challengeResult.createMany({ data: [result, ended, { ...result, userId: "a stranger" }] });
  return { ann, id, other };
}

test("the JSON export has everything that the account owns, with the files inside", async () => {
  const { ann, id, other } = await writer();
  const { status, headers, text } = await exportAll(ann);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="journal-\d{4}-\d\d-\d\d\.json"$/);
  expect(headers.get("cache-control")).toBe("no-store");
  const journal = JSON.parse(text);
  const { conversation, notes } = await readThread(ann, id);
  const [first, second] = conversation.continuations;
  const file = { _id: expect.any(String), fileName: "drawing.png", fileType: "image/png" };
  expect(journal).toMatchObject({
    format: "flexi-journal",
    version: 1,
    username: "ann-writer",
    email: "ann@example.org",
    displayName: "",
    showOnBoard: true,
    mailAboutOffers: false,
    birthYear: null,
    scores: [{ score: 100, level: "Beginner", round: 1, timeTaken: 60 }],
    challenges: [{ score: 90, right: 2, total: 3, isChallenger: false, endsAt: "2100-01-01T00:00:00.000Z" }],
    shares: [{ kind: "post", conversationId: id }],
    files: [{ ...file, data: drawing.toString("base64") }],
  });
  expect(journal.conversations.map(({ _id }: { _id: string }) => _id)).toEqual([id, other]);
  const { projectName, topic, questionAnswers, response, receipt, timestamp, orderIndex } = conversation;
  expect(journal.conversations[0]).toEqual({
    ...{ _id: id, projectName, topic, questionAnswers, response, receipt, file: null, timestamp, orderIndex },
    useInGame: false,
    hiddenOnThisDay: false,
    continuations: [first, second].map((one) => ({
      ...{ _id: one?._id, message: one?.message, response: one?.response, receipt: one?.receipt },
      ...{ file: one?.file && file, timestamp: one?.timestamp, orderIndex: one?.orderIndex },
    })),
    notes,
  });
});

test("one conversation alone is exported without anything else of the account", async () => {
  const { ann, id } = await writer();
  const { text } = await exportAll(ann, `?conversationId=${id}`);
  const journal = JSON.parse(text);
  expect(Object.keys(journal)).toEqual(["format", "version", "exportedAt", "conversations", "files"]);
  expect(journal.conversations).toHaveLength(1);
  expect(journal.files).toHaveLength(1);
});

test("a deleted conversation and another user's are in no export", async () => {
  const { ann, id, other } = await writer();
  const bob = await signUp();
  const unknown = { status: 404, text: JSON.stringify({ message: texts.conversation.unknown, code: "not_found" }) };
  expect(await exportAll(bob, `?conversationId=${id}`)).toMatchObject(unknown);
  expect(JSON.parse((await exportAll(bob)).text)).toMatchObject({ conversations: [], files: [] });
  await remove(ann, id);
  expect(await exportAll(ann, `?conversationId=${id}`)).toMatchObject(unknown);
  const journal = JSON.parse((await exportAll(ann)).text);
  expect(journal.conversations).toMatchObject([{ _id: other }]);
  expect(journal).toMatchObject({ files: [], shares: [] });
});

test("the HTML export shows everything, runs no script and contains the picture", async () => {
  const { ann, id } = await writer();
  const { headers, text } = await exportAll(ann, "?format=html");
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(/\.html"$/);
  expect(headers.get("content-security-policy")).toContain("sandbox");
  expect(text).toContain(
    `<img dir="auto" alt="drawing.png" src="data:image/png;base64,${drawing.toString("base64")}">`,
  );
  expect(text).toContain("And the stairs?");
  expect(text).toContain(`<a dir="auto" href="#memory-${id}">The lighthouse</a>`);
  expect(text).not.toMatch(/<script|<b>|(?:src|href)="(?!data:|#memory-)/);
});

test("the Markdown export is a .zip of plain text with the same texts, its files and the exact copy", async () => {
  const { ann } = await writer();
  const { headers, text, packed } = await exportAll(ann, "?format=markdown");
  expect(headers.get("content-type")).toBe("application/zip");
  expect(headers.get("content-disposition")).toMatch(/\.zip"$/);
  for (const words of ["# The journal of ann-writer", "## The lighthouse", "**Which place?**", "And the stairs?"]) {
    expect(text).toContain(words);
  }
  expect(text).toContain("![drawing.png](files/1-drawing.png)");
  expect(Object.keys(packed)).toEqual(["files/1-drawing.png", "journal.md", "journal.json"]);
  expect(Buffer.from(packed["files/1-drawing.png"] ?? [])).toEqual(drawing);
  const [copy, json] = [
    JSON.parse(strFromU8(packed["journal.json"] ?? drawing)),
    JSON.parse((await exportAll(ann)).text),
  ];
  expect({ ...copy, exportedAt: null, files: [] }).toEqual({ ...json, exportedAt: null, files: [] });
});

test("a file without content does not stop the export", async () => {
  const { ann } = await writer();
  const [file] = await db().file.findMany({ select: { storageKey: true } });
  await storage().remove([file?.storageKey ?? ""]);
  expect(JSON.parse((await exportAll(ann)).text).files).toMatchObject([{ fileName: "drawing.png", data: null }]);
  expect((await exportAll(ann, "?format=html")).text).toContain(journalTexts.contentMissing);
  const { text, packed } = await exportAll(ann, "?format=markdown");
  expect(text).toContain(journalTexts.contentMissing);
  expect(Object.keys(packed)).toEqual(["journal.md", "journal.json"]);
});

test("conversations of more than one page are all exported, oldest first", async () => {
  const ann = await signUp();
  for (let index = 1; index <= 45; index += 1) await startConversation(ann, { projectName: `Number ${index}` });
  const { conversations } = JSON.parse((await exportAll(ann)).text);
  expect(conversations.map(({ projectName }: { projectName: string }) => projectName)).toEqual(
    Array.from({ length: 45 }, (_, index) => `Number ${index + 1}`),
  );
});

test("an unknown format and an invalid id are refused", async () => {
  const ann = await signUp();
  for (const query of [
    "?format=pdf",
    "?notes=perhaps",
    "?replies=",
    "?format=",
    "?conversationId=",
    `?conversationId=${"x".repeat(65)}`,
  ]) {
    expect((await exportAll(ann, query)).status).toBe(400);
  }
});
