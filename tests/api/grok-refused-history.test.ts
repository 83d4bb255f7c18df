import { expect, test } from "@jest/globals";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { readThread, sendMessage, startConversation } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { journalOf } from "../support/api/exports";
import { upload } from "../support/api/files";
import { drawing } from "../support/factories/images";
import { failureOf, refused, scriptedProvider, streamOf } from "../support/fakes/scripted-provider";

// What the provider refuses may be an earlier message and not the new one.

captureConsole();

const provider = scriptedProvider();

const refusedAnswer = { status: 502, body: { message: replyTexts.refused, code: "message_refused" } };
const failedAnswer = { status: 502, body: { message: replyTexts.providerFailed, code: "ai_failed" } };

test("a message refused because of earlier ones is sent again without them, and its receipt says so", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  provider().refuse("Skagen");
  const { status, body } = await sendMessage(ann, { conversationId, message: "And the stairs?" });
  expect({ status, receipt: body.receipt }).toEqual({
    status: 200,
    receipt: { answers: 0, earlierTurns: 0, file: null, notesWithheld: 0 },
  });
  expect(provider().requests).toHaveLength(2);
  expect(provider().lastSent()).toBe(JSON.stringify([{ role: "user", content: "And the stairs?" }]));
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
});

test("a message sent again without the earlier ones still has its picture", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  provider().refuse("Skagen");
  const { fileId } = await upload(ann, drawing, "door.png");
  const { status, body } = await sendMessage(ann, { conversationId, message: "Look.", fileId });
  expect({ status, file: body.receipt.file, answers: body.receipt.answers }).toEqual({
    ...{ status: 200, file: "door.png", answers: 0 },
  });
  expect(provider().lastSent()).toContain("image_url");
});

test("a message is not marked as refused if sending it alone fails with a passing error", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  provider().play = (asked) => (JSON.stringify(asked).includes("Skagen") ? refused : failureOf(500));
  expect(await sendMessage(ann, { conversationId, message: "And the stairs?" })).toMatchObject(failedAnswer);
  expect((await readThread(ann, conversationId)).conversation.continuations).toMatchObject([{ refused: false }]);
});

test("refused guided answers stay out of later prompts until the provider accepts them", async () => {
  const ann = await signUp();
  provider().refuse("Skagen");
  expect(await startConversation(ann, { key: "k" })).toMatchObject(refusedAnswer);
  expect(provider().requests).toHaveLength(1);
  const [only] = (await journalOf(ann)).conversations;
  const conversationId: string = only._id;
  expect(await sendMessage(ann, { conversationId, message: "And the stairs?" })).toMatchObject({
    ...{ status: 200, body: { receipt: { answers: 0, earlierTurns: 0 } } },
  });
  expect(provider().requests).toHaveLength(2);
  provider().play = () => streamOf("Go on.");
  expect(await startConversation(ann, { key: "k" })).toMatchObject({ status: 200, body: { receipt: { answers: 2 } } });
  await sendMessage(ann, { conversationId, message: "And the door?" });
  expect(provider().lastSent()).toMatch(/Skagen.*Go on.*And the stairs.*And the door/);
});
