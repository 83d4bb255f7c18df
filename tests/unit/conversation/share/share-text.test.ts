import { expect, test } from "@jest/globals";
import type { StoredFile, Thread } from "@/lib/api/responses";
import { previewOf } from "@/lib/conversation/share/share-target";
import { shareMessage, takesImages } from "@/lib/conversation/share/share-text";

const link = "https://flexi.example/#/share/post/c1";
const stored = { fileUrl: "/api/files/f1?signed", size: 3 };
const image: StoredFile = { ...stored, fileName: "boat.png", fileType: "image/png" };
const letter: StoredFile = { ...stored, fileName: "letter.pdf", fileType: "application/pdf" };

function message(file: StoredFile | null, isNote = false) {
  const reply = { response: "A reply", pending: false, requestKey: null, receipt: null, file };
  const timestamp = "2026-01-01T10:00:00.000Z";
  const thread: Thread = {
    conversation: {
      ...reply,
      ...{ _id: "c1", projectName: "The house", topic: "childhood", prompt: "Where?\nAt lock 12.", continuations: [] },
      ...{
        questionAnswers: [{ question: "Where?", answer: "At lock 12." }],
        timestamp,
        orderIndex: 1,
        useInGame: true,
      },
    },
    notes: [{ _id: "n1", conversationId: "c1", message: "A secret", timestamp, orderIndex: 1 }],
  };
  const part = previewOf(thread, isNote ? { kind: "note", noteId: "n1" } : { kind: "post" }, "Ada", true);
  return part && shareMessage(part, link);
}

test("a text is shared with the name, the project and the link", () => {
  expect(message(null)).toEqual({ title: "The house", text: "Ada shared a memory with you: The house", url: link });
});

test("an image adds a hint", () => {
  const text = "Ada shared a memory with you: The house\nThere's a picture with it.";
  expect(message(image)).toEqual({ title: "The house", text, url: link });
});

test("any other file adds its own link to that of the page", () => {
  const text = "Ada shared a memory with you: The house\nletter.pdf: https://flexi.example/api/files/f1?signed";
  expect(message(letter)).toEqual({ title: "The house", text, url: link });
});

test("a note is shared without its project", () => {
  expect(message(null, true)).toEqual({ title: "Note", text: "Ada shared a note with you.", url: link });
});

test.each([message(null), message(image), message(letter), message(null, true)])(
  "the text itself is not shared: %j",
  (sent) => {
    expect(JSON.stringify(sent)).not.toMatch(/lock 12|secret|reply/i);
  },
);

test.each([message(null), message(image), message(null, true)])("no link works without a login: %j", (sent) => {
  expect(JSON.stringify(sent)).not.toContain("api/files");
});

test.each([
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140", "WhatsApp", true],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140 WhatsApp/2.25", "WhatsApp", false],
  ["Mozilla/5.0 whatsapp/2", "WhatsApp", false],
  ["Mozilla/5.0 WhatsApp/2", "Signal", true],
  ["Mozilla/5.0 Signal/7", "Signal", false],
  ["Mozilla/5.0 WhatsApp/2", "", true],
  ["Mozilla/5.0 WhatsApp/2", "  ", true],
])("in %s, with %j excluded, images may be shared: %s", (userAgent, messenger, expected) => {
  expect(takesImages(userAgent, messenger)).toBe(expected);
});
