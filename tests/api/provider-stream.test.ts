import { gzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { serverLimits } from "@/lib/api/server-limits";
import { readCompletion } from "@/lib/server/chat/completion-stream";
import { askAi } from "@/lib/server/chat/provider";
import { replyTexts } from "@/lib/texts/reply";
import { captureConsole } from "../support/api/captured-console";
import {
  chunk,
  delta,
  ended,
  events,
  jsonOf,
  type Script,
  scriptedProvider,
  streamOf,
} from "../support/fakes/scripted-provider";
import { countScanned } from "../support/load/scanned-characters";

// Providers send the same reply in many forms.

captureConsole();

const provider = scriptedProvider();

const { noReply, providerFailed, refused, replyTooLong } = replyTexts;
type Packets = Script["packets"];

/** The pieces that askAi yields for a response, and its error or why the reply was cut. */
async function reply(script: Script) {
  provider().play = () => script;
  const messages = [{ role: "user" as const, content: "Hello" }];
  const pieces: string[] = [];
  let cut = null;
  try {
    for await (const piece of askAi(messages, new AbortController().signal, () => messages)) {
      if (piece.text) pieces.push(piece.text);
      cut = piece.cut;
    }
  } catch (error) {
    return { pieces, error: (error as Error).message };
  }
  return { pieces, cut };
}

const whole = events(delta("Gulls"), delta(" über"), ended(), "[DONE]");
const bytes = Buffer.from(whole);
const middle = bytes.indexOf("ü") + 1;

test.each<[string, Packets]>([
  ["as one packet", [whole]],
  ["byte by byte", [...bytes].map((byte) => Uint8Array.of(byte))],
  ["cut within a letter", [bytes.subarray(0, middle), bytes.subarray(middle)]],
  ["with lines that end as in an e-mail", [whole.replaceAll("\n", "\r\n")]],
  ["with remarks, and events without a word", [`: hello\n\nevent: ping\n\n${whole}`]],
  ["with an event whose data is empty", [events(delta("Gulls"), "", delta(" über"), " ", ended(), "[DONE]")]],
  ["with the last event left open", [events(delta("Gulls"), delta(" über")), `data: ${ended()}`]],
  ["with a space behind the end", [whole.replace("[DONE]", "[DONE] ")]],
  ["with more behind the end", [whole, events(delta("No more"), "nor this")]],
  ["that is ended by [DONE] alone", [events(delta("Gulls"), delta(" über"), "[DONE]")]],
  ["with a piece that is null", [events(delta("Gulls"), chunk({ content: null }), delta(" über"), ended())]],
])("a reply is read %s", async (_, packets) => {
  expect(await reply({ packets })).toEqual({ pieces: ["Gulls", " über"], cut: null });
  expect(provider().requests).toHaveLength(1);
});

test.each([
  ["says that it failed", events(delta("Gulls"), JSON.stringify({ error: { message: "overloaded" } }))],
  ["is no JSON", events(delta("Gulls"), "{")],
  ["ends in the middle", events(delta("Gulls"))],
])("a stream that %s fails after the text before it was shown", async (_, packet) => {
  expect(await reply({ packets: [packet] })).toEqual({ pieces: ["Gulls"], error: providerFailed });
  expect(provider().requests).toHaveLength(1);
});

const wholeReply = (message: object, finish_reason = "stop") =>
  jsonOf({
    object: "chat.completion",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
  });

test.each<[string, Script]>([
  ["one JSON object", wholeReply({ content: "Gulls" })],
  [
    "one JSON object in many packets",
    { ...wholeReply({}), packets: [..." \n", ...wholeReply({ content: "Gulls" }).packets.join("")] },
  ],
  ["one JSON object that says it is a stream", { ...wholeReply({ content: "Gulls" }), type: "text/event-stream" }],
  ["a stream that says it is JSON", { ...streamOf("Gulls"), type: "application/json" }],
  ["a refusal of the model in its own field", { packets: [events(chunk({ refusal: "Gulls" }), ended(), "[DONE]")] }],
  ["a refusal in one JSON object", wholeReply({ content: null, refusal: "Gulls" })],
  [
    "a list of parts",
    {
      packets: [
        events(
          chunk({
            content: [
              { type: "thinking", thinking: [] },
              { type: "text", text: "Gulls" },
            ],
          }),
          ended(),
        ),
      ],
    },
  ],
])("a reply that comes as %s is shown", async (_, script) => {
  expect(await reply(script)).toEqual({ pieces: ["Gulls"], cut: null });
  expect(provider().requests).toHaveLength(1);
});

test.each<[string, Script, number, string]>([
  ["an overload in JSON", jsonOf({ error: { message: "busy", code: 503 } }), 2, providerFailed],
  ["an overload in a stream", { packets: [events(JSON.stringify({ error: { code: 429 } }))] }, 2, providerFailed],
  ["no more than a sentence", jsonOf({ error: "out of memory" }), 2, providerFailed],
  ["a refusal in JSON", jsonOf({ error: { message: "no", code: "content_filter" } }), 1, refused],
  ["a refusal in a stream", { packets: [events(JSON.stringify({ error: { code: 400 } }))] }, 1, refused],
])("an error within a 200 is read as what it is: %s", async (_, script, times, error) => {
  expect(await reply(script)).toEqual({ pieces: [], error });
  expect(provider().requests).toHaveLength(times);
});

test.each([
  ["length", "length"],
  ["content_filter", "filter"],
] as const)("a reply that was cut for %s is marked as cut, in a stream and in JSON", async (reason, cut) => {
  expect(await reply({ packets: [events(delta("Gul"), ended(reason), "[DONE]")] })).toEqual({
    pieces: ["Gul"],
    cut,
  });
  expect(await reply(wholeReply({ content: "Gul" }, reason))).toEqual({ pieces: ["Gul"], cut });
});

test("a reply of nothing but thinking is no reply", async () => {
  expect(await reply(streamOf("<think>Hm."))).toEqual({ pieces: [], error: noReply });
});

test.each([
  ["content_filter", 1, refused],
  // Asked once more, with room for thinking.
  ["length", 2, noReply],
])("a reply that ended for %s before its first word is no reply", async (reason, requests, error) => {
  expect(await reply({ packets: [events(ended(reason), "[DONE]")] })).toEqual({ pieces: [], error });
  expect(provider().requests).toHaveLength(requests);
});

test("a refusal that is nested deeper than the stack is read as a refusal", async () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const script = { status: 400, packets: [`{"error":{"message":"no","deep":${deep}}}`] };
  expect(await reply(script)).toEqual({ pieces: [], error: refused });
});

const remark = `: ${"x".repeat(serverLimits.providerBytes)}\n\n`;
const gzipped = (packet: string): Script => ({
  packets: [gzipSync(packet)],
  headers: { "content-encoding": "gzip" },
});

test.each<[string, Script]>([
  ["as a remark before the reply", { packets: [remark, whole] }],
  ["in one JSON object", { ...wholeReply({ content: "Gulls", thoughts: remark }), type: "application/json" }],
  ["compressed to a thousandth", gzipped(remark + whole)],
])("a response of more than 2 MB is not read to its end, and not asked for again: %s", async (_, script) => {
  expect(await reply(script)).toEqual({ pieces: [], error: replyTooLong });
  expect(provider().requests).toHaveLength(1);
});

test("a response of 2 MB that is compressed is read", async () => {
  const padding = `: ${"x".repeat(serverLimits.providerBytes - bytes.length - 4)}\n\n`;
  expect(await reply(gzipped(padding + whole))).toEqual({ pieces: ["Gulls", " über"], cut: null });
});

test("each character of a long JSON object is looked at once, however many packets it comes in", async () => {
  const json = JSON.stringify({ choices: [{ message: { content: "Gulls" } }], thoughts: "x".repeat(9_000) });
  const body = new ReadableStream({
    start: (controller) => {
      for (const packet of ["  ", ...(json.match(/.{1,10}/g) ?? [])]) controller.enqueue(Buffer.from(packet));
      controller.close();
    },
  });
  const read = async () => {
    for await (const { text } of readCompletion(new Response(body))) expect(text).toBe("Gulls");
  };
  expect(await countScanned(read)).toBeLessThan(2 * json.length);
});
