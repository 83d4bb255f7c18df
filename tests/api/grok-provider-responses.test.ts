import { expect, jest, test } from "@jest/globals";
import { serverLimits } from "@/lib/api/server-limits";
import { env } from "@/lib/server/env";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import { allEvents, lighthouse, readThread, startConversation, streamMessage } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { everything, importAll, journalOf } from "../support/api/exports";
import {
  delta,
  ended,
  events,
  jsonOf,
  type Script,
  scriptedProvider,
  startScriptedProvider,
  streamOf,
} from "../support/fakes/scripted-provider";

captureConsole();

const provider = scriptedProvider();

test("a reply that the provider cut short is saved, and its receipt says so", async () => {
  const ann = await signUp();
  provider().play = () => ({ packets: [events(delta("Which"), ended("length"), "[DONE]")] });
  const { status, body } = await startConversation(ann);
  expect({ status, message: body.message, cut: body.receipt.cut }).toEqual({
    status: 200,
    message: "Which",
    cut: "length",
  });
  const { conversation } = await readThread(ann, body.conversationId);
  expect(conversation).toMatchObject({ response: "Which", receipt: body.receipt });
  const bob = await signUp();
  await importAll(bob, await journalOf(ann));
  expect(await everything(bob)).toEqual(await everything(ann));
});

test("thinking is neither streamed nor stored", async () => {
  const ann = await signUp();
  provider().play = () => streamOf("<thi", "nk>She", " is sad.</think>", "\n\nWhich", " door?");
  const sent = await allEvents(await streamMessage(ann, lighthouse));
  expect(JSON.stringify(sent)).not.toContain("sad");
  expect(sent.at(-1)).toMatchObject({ event: "done", data: { message: "Which door?" } });
  expect(JSON.stringify(await everything(ann))).not.toContain("sad");
});

test("a reply has a limit of tokens; a provider that does not take it is asked without, from then on", async () => {
  const ann = await signUp();
  const refusal = { error: { message: "Unsupported parameter: 'max_tokens' is not supported with this model." } };
  provider().play = ({ max_tokens }) => (max_tokens ? jsonOf(refusal, 400) : streamOf("Which door?"));
  for (let time = 0; time < 2; time += 1) expect((await startConversation(ann)).status).toBe(200);
  const limit = serverLimits.replyCharacters / 5;
  expect(provider().requests.map(({ max_tokens }) => max_tokens)).toEqual([limit, undefined, undefined]);
});

test("a provider that refuses the effort is asked without it, from then on", async () => {
  const ann = await signUp();
  Object.assign(env(), { OPENAI_REASONING_EFFORT: "low" });
  const refusal = { error: { message: "Unknown parameter.", param: "reasoning_effort" } };
  provider().play = ({ reasoning_effort }) => (reasoning_effort ? jsonOf(refusal, 400) : streamOf("Which door?"));
  for (let time = 0; time < 2; time += 1) expect((await startConversation(ann)).status).toBe(200);
  expect(provider().requests.map(({ reasoning_effort }) => reasoning_effort)).toEqual(["low", undefined, undefined]);
  delete env().OPENAI_REASONING_EFFORT;
});

test.each([
  [{}, { max_completion_tokens: 100, reasoning_effort: "none" }],
  [{ OPENAI_BASE_URL: "https://api.openai.com/v1/" }, { max_completion_tokens: 100, reasoning_effort: "none" }],
  [{ OPENAI_BASE_URL: "http://localhost:11434/v1" }, { max_tokens: 100 }],
  [{ OPENAI_REASONING_EFFORT: "high" as const }, { max_completion_tokens: 100, reasoning_effort: "high" }],
])("with %j a model is sent %j", async (environment, parameters) => {
  jest.resetModules();
  const { modelParameters } = await import("@/lib/server/chat/model-parameters");
  expect(modelParameters(environment, 100)).toEqual(parameters);
});

test("a reply that is empty because all went into thinking is asked for once more, with more room", async () => {
  const ann = await signUp();
  const thought: Script = { packets: [events(delta("<think>Hm"), ended("length"), "[DONE]")] };
  const play = (again: Script) => {
    provider().play = () => (provider().requests.length === 1 ? thought : again);
  };
  play(streamOf("Which door?"));
  expect((await startConversation(ann)).body.message).toBe("Which door?");
  expect(provider().requests).toHaveLength(2);
  provider().requests.length = 0;
  play(thought);
  expect(await startConversation(ann)).toMatchObject({ status: 502, body: { message: replyTexts.noReply } });
  expect(provider().requests).toHaveLength(2);
});

test.each([302, 307])(
  "a provider that redirects (%d) takes no prompt to another host, and no words are lost",
  async (status) => {
    const [ann, elsewhere] = [await signUp(), await startScriptedProvider()];
    elsewhere.play = () => streamOf("Which door?");
    provider().play = () => ({ status, headers: { location: `${elsewhere.baseUrl}/chat/completions` }, packets: [] });
    const { body } = await startConversation(ann, { key: "k" });
    elsewhere.close();
    expect(body).toMatchObject({ message: replyTexts.providerSetup, code: "ai_failed" });
    expect([provider().requests.length, elsewhere.requests.length]).toEqual([1, 0]);
    provider().play = () => streamOf("Which door?");
    expect(await startConversation(ann, { key: "k" })).toMatchObject({ status: 200, body: { message: "Which door?" } });
  },
);

test.each(["__proto__", "constructor", "toString"])(
  "a finish reason of any name (%s) is no cut, and the conversation can be read and exported",
  async (reason) => {
    const ann = await signUp();
    provider().play = () => ({ packets: [events(delta("Which"), ended(reason), "[DONE]")] });
    const { body } = await startConversation(ann);
    expect(body.receipt).not.toHaveProperty("cut");
    const { conversation } = await readThread(ann, body.conversationId);
    expect(conversation).toMatchObject({ response: "Which", receipt: body.receipt });
    expect(await journalOf(ann)).toMatchObject({ conversations: [{ response: "Which", receipt: body.receipt }] });
  },
);
