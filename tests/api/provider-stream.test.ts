import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { askAi } from "@/lib/server/ai";
import { texts } from "@/lib/texts";
import { keepConsole } from "../support/console";

// Providers write the same events in many ways.

keepConsole();

let packets: (string | Uint8Array)[] = [];
let asked = 0;
const provider = createServer(async (_, response) => {
  asked += 1;
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const packet of packets) {
    response.write(packet);
    await nextTurn();
  }
  response.end();
});

beforeAll(async () => {
  await once(provider.listen(0, "127.0.0.1"), "listening");
  process.env.OPENAI_BASE_URL = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const said = (content: string) => JSON.stringify({ choices: [{ index: 0, delta: { content } }] });
const finished = JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
const events = (...data: string[]) => data.map((one) => `data: ${one}\n\n`).join("");

async function reply(...sent: typeof packets) {
  packets = sent;
  const pieces: string[] = [];
  try {
    const messages = [{ role: "user" as const, content: "Hello" }];
    for await (const piece of askAi(messages, new AbortController().signal, () => messages)) pieces.push(piece);
  } catch (error) {
    return { pieces, error: (error as Error).message };
  }
  return { pieces };
}

const whole = events(said("Gulls"), said(" über"), finished, "[DONE]");
const bytes = Buffer.from(whole);
const middle = bytes.indexOf("ü") + 1;

test.each<[string, typeof packets]>([
  ["as one packet", [whole]],
  ["byte by byte", [...bytes].map((byte) => Uint8Array.of(byte))],
  ["cut within a letter", [bytes.subarray(0, middle), bytes.subarray(middle)]],
  ["with lines that end as in an e-mail", [whole.replaceAll("\n", "\r\n")]],
  ["with remarks, and events without a word", [`: hello\n\nevent: ping\n\n${whole}`]],
  ["with the last event left open", [events(said("Gulls"), said(" über")), `data: ${finished}`]],
  ["with a space behind the end", [whole.replace("[DONE]", "[DONE] ")]],
  ["with more behind the end", [whole, events(said("No more"), "nor this")]],
])("a reply is read %s", async (_, sent) => {
  expect(await reply(...sent)).toEqual({ pieces: ["Gulls", " über"] });
  expect(asked).toBe(1);
});

test.each([
  ["says that it failed", events(said("Gulls"), JSON.stringify({ error: { message: "overloaded" } }))],
  ["is no JSON", events(said("Gulls"), "{")],
  ["ends in the middle", events(said("Gulls"))],
])("a stream that %s fails, and what was said before is shown", async (_, sent) => {
  expect(await reply(sent)).toEqual({ pieces: ["Gulls"], error: texts.conversation.providerFailed });
  expect(asked).toBe(1);
});
