import { expect, test } from "@jest/globals";
import { texts } from "@/lib/texts";
import { accountTexts } from "@/lib/texts/account";
import { noteTexts } from "@/lib/texts/note";
import { profileTexts } from "@/lib/texts/profile";
import { replyTexts } from "@/lib/texts/reply";
import { searchTexts } from "@/lib/texts/search";
import { uploadTexts } from "@/lib/texts/upload";
import { fakeProvider, sendMessage, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { edit } from "../support/api/entries";
import { upload } from "../support/api/files";
import { createConversation, note } from "../support/api/journal";
import { drawing } from "../support/factories/images";

fakeProvider();

/** A short text with this much white space at its ends: spaces, because names may have no line ends. */
const withEnds = (length: number) => `Oars${" ".repeat(length - 4)}`;

type Write = (ann: Person, id: string, text: string) => Promise<{ status: number; body: object }>;

const { answerTooLong, projectNameTooLong } = texts.conversation;

/** What a person can write, its limit, the sentence beyond it, and the call. */
const writes: [string, number, string, Write][] = [
  ["message", 600, replyTexts.messageTooLong, (ann, id, message) => sendMessage(ann, { conversationId: id, message })],
  ["project name", 100, projectNameTooLong, (ann, _, projectName) => startConversation(ann, { projectName })],
  [
    "answer",
    600,
    answerTooLong,
    (ann, _, answer) =>
      startConversation(ann, {
        questionAnswers: [
          { question: "Where?", answer: "Here." },
          { question: "Who?", answer },
        ],
      }),
  ],
  ["note", 600, noteTexts.tooLong, note],
  ["changed name", 100, projectNameTooLong, (ann, id, text) => edit(ann, id, "name", text)],
  ["changed answer", 600, answerTooLong, (ann, id, text) => edit(ann, id, "answer-0", text)],
  ["changed message", 600, replyTexts.messageTooLong, (ann, id, text) => edit(ann, id, "message-1", text)],
  [
    "description",
    250,
    uploadTexts.altTextTooLong,
    async ({ token, ...ann }, _, altText) => {
      const { fileId } = await upload({ token, ...ann }, drawing, "door.png");
      return call("PATCH", `/api/files/${fileId}`, { token, body: { altText } });
    },
  ],
  [
    "display name",
    100,
    profileTexts.displayNameTooLong,
    ({ token }, _, displayName) => call("PUT", "/api/profile", { token, body: { displayName } }),
  ],
  [
    "username",
    64,
    accountTexts.usernameTooLong,
    (_, __, username) =>
      call("POST", "/api/register", { body: { username, password: "open sesame", email: "oars@example.org" } }),
  ],
  [
    "search term",
    200,
    searchTexts.termTooLong,
    ({ token }, _, searchTerm) => call("POST", "/api/search", { token, body: { searchTerm } }),
  ],
];

test.each(writes)(
  "with its ends a text is at most 1,000 longer than its limit: %s, %d",
  async (_, max, message, write) => {
    const ann = await signUp();
    const id = await createConversation(ann, ["One"]);
    const refusal = { status: 400, body: { message, code: "invalid_request" } };
    expect(await write(ann, id, withEnds(max + 1_001))).toMatchObject(refusal);
    expect([200, 201]).toContain((await write(ann, id, withEnds(max + 1_000))).status);
  },
);

test("an answer of nothing but blanks is limited, too", async () => {
  const questionAnswers = ["Here.", " ".repeat(1_601)].map((answer) => ({ question: "Where?", answer }));
  const { status, body } = await startConversation(await signUp(), { questionAnswers });
  expect({ status, ...body }).toMatchObject({ status: 400, message: answerTooLong });
});
