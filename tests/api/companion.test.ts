import { afterAll, beforeAll, expect, test } from "@jest/globals";
import OpenAI from "openai";
import { type Companion, offlineCompanion, startCompanion } from "@/lib/server/chat/offline-companion";
import { prepareAi } from "@/lib/server/chat/provider";
import { startConversation } from "../support/api/chat";
import { call, signUp } from "../support/api/client";

let companion: Companion;
beforeAll(async () => {
  companion = await startCompanion({ record: true });
});
afterAll(async () => {
  await companion.close();
  await (await offlineCompanion()).close();
});

const client = () => new OpenAI({ apiKey: "none", baseURL: companion.baseUrl, maxRetries: 0 });
const question = { model: "any", messages: [{ role: "user" as const, content: "The red door squeaked." }] };

test("without a provider the app answers with its own offline companion", async () => {
  await prepareAi();
  const { status, body } = await startConversation(await signUp());
  expect(status).toBe(200);
  expect(body.message).toMatch(/^Your words are kept\..*\?$/s);
});

test("without a provider the feature file says that no AI is connected", async () => {
  for (const path of ["/config/flexifeatures.json", "/api/config/flexifeatures.json"]) {
    expect((await call("GET", path)).body).toMatchObject({ aiConnected: false });
  }
});

test("the companion is one server a process, on loopback only", async () => {
  expect(await offlineCompanion()).toBe(await offlineCompanion());
  expect((await offlineCompanion()).baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
});

test("an OpenAI client lists its model and gets a whole answer or a stream of the same words", async () => {
  expect((await client().models.list()).data.map(({ id }) => id)).toEqual(["offline-companion"]);
  const whole = await client().chat.completions.create(question);
  const words: string[] = [];
  for await (const { choices } of await client().chat.completions.create({ ...question, stream: true })) {
    if (choices[0]?.delta.content) words.push(choices[0].delta.content);
  }
  expect(words.length).toBeGreaterThan(10);
  expect(words.join("")).toBe(whole.choices[0]?.message.content);
  expect(whole.choices[0]?.message.content).toMatch(/^Your words are kept\./);
});

test("it records what it was asked, if it is told to", async () => {
  await client().chat.completions.create(question);
  expect(companion.requests.at(-1)).toMatchObject(question);
  expect((await offlineCompanion()).requests).toEqual([]);
});

test("faults can be switched on and off while it runs", async () => {
  companion.fault = [429];
  await expect(client().chat.completions.create(question)).rejects.toMatchObject({ status: 429 });
  companion.fault = "empty";
  expect((await client().chat.completions.create(question)).choices).toEqual([]);
  companion.fault = "cut";
  await expect(client().chat.completions.create(question)).rejects.toThrow();
  companion.fault = null;
  expect((await client().chat.completions.create(question)).choices).toHaveLength(1);
});

test("a message may come in parts", async () => {
  const content = [{ type: "text" as const, text: "Ich habe das Boot nicht mehr." }];
  const { choices } = await client().chat.completions.create({ model: "any", messages: [{ role: "user", content }] });
  expect(choices[0]?.message.content).toMatch(/^Deine Worte sind aufgehoben\./);
});

test.each([
  ["POST", "/chat/completions", "no json", 400],
  ["POST", "/chat/completions", "{}", 400],
  ["POST", "/elsewhere", "{}", 404],
  ["GET", "/chat/completions", undefined, 404],
])("%s %s with %j is an error, not a crash", async (method, path, body, status) => {
  const response = await fetch(companion.baseUrl + path, { method, ...(body && { body }) });
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { message: expect.any(String) } });
});
