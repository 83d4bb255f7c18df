import { expect, test } from "@jest/globals";
import type { FeatureConfig } from "@/lib/config/app-config";
import { companionTexts } from "@/lib/conversation/prompt/companion-reply";
import { streamPieces } from "@/lib/server/chat/completion-stream";
import { db } from "@/lib/server/db/client";
import { allEvents, lighthouse, sendMessage, startConversation, streamMessage } from "../support/api/chat";
import { call, signUp } from "../support/api/client";

test("without a provider the offline companion says that the words are saved, and asks nothing", async () => {
  const { status, body } = await startConversation(await signUp());
  expect(status).toBe(200);
  expect(body.message).toBe(companionTexts.en);
  expect(body.receipt).toMatchObject({ isOffline: true });
  expect(body.receipt).not.toHaveProperty("isListQuestion");
  expect(await db().turn.findFirst()).toMatchObject({ sentPrompt: null });
});

test("asked for another reply, it asks the questions of the same topic one after the other", async () => {
  const ann = await signUp();
  const { conversationId } = (await startConversation(ann)).body;
  const asked: string[] = [];
  for (let time = 0; time < 5; time += 1) {
    const { body } = await sendMessage(ann, { conversationId, askAgain: 0, key: `again-${time}` });
    expect(body.receipt).toMatchObject({ isOffline: true, isListQuestion: true });
    asked.push(body.message);
  }
  expect(new Set(asked).size).toBe(5);
  const { body } = await call("GET", "/config/flexifeatures.json?view=page");
  const { place } = (body as FeatureConfig).flexiFeatures.chat.topics;
  const questions = [place?.promptQuestions, ...(place?.moreQuestionSets ?? [])].flat();
  expect(questions.map((question) => question?.text)).toEqual(expect.arrayContaining(asked));
});

test("the offline companion's reply is streamed word by word", async () => {
  const events = await allEvents(await streamMessage(await signUp(), lighthouse));
  const words = events.flatMap(({ event, data }) => (event === "delta" ? [data.text] : []));
  expect(words).toHaveLength(companionTexts.en.split(" ").length);
  expect(events.at(-1)).toMatchObject({ event: "done", data: { message: words.join("") } });
});

test("an abort ends the offline companion's reply with its reason", async () => {
  const controller = new AbortController();
  const pieces = streamPieces("Saved. There is no reply.", controller.signal);
  expect(await pieces.next()).toMatchObject({ value: { text: "Saved." } });
  const reason = new Error("stopped");
  controller.abort(reason);
  await expect(pieces.next()).rejects.toBe(reason);
});

test("without a provider the feature file says that no AI is connected", async () => {
  for (const path of ["/config/flexifeatures.json", "/api/config/flexifeatures.json"]) {
    expect((await call("GET", path)).body).toMatchObject({ aiConnected: false });
  }
});
