import { setTimeout as wait } from "node:timers/promises";
import { createParser } from "eventsource-parser";
import type { ReplyCut } from "../../api/schemas";
import { serverTimings } from "../../api/server-limits";
import { thinkingFilter } from "../../conversation/prompt/thinking";
import { ProviderError } from "./provider-error";

type Message = { content?: unknown; refusal?: string | null };
type Choice = { delta?: Message | null; message?: Message | null; finish_reason?: string | null };
/** A chunk of a stream, or a whole completion of a provider that does not stream. */
type Completion = { choices?: Choice[] | null; error?: unknown };

/** By the provider's finish reason, which may be any text. */
const cuts = new Map<unknown, ReplyCut>([
  ["length", "length"],
  ["content_filter", "filter"],
]);

/** A part of a reply. `cut` is set on the last one if the provider cut the reply short. */
export type ReplyPiece = { text: string; cut: ReplyCut | null };

/** The reply in a provider's response, piece by piece. Throws if the response reports an error or ends before the reply does. */
export async function* readCompletion(response: Response): AsyncGenerator<ReplyPiece> {
  const thinking = thinkingFilter();
  let hasChoices = false;
  let isFinished = false;
  let isDone = false;
  let isBlank = true;
  let cut: ReplyCut | null = null;
  for await (const data of readEvents(response)) {
    isDone ||= data.startsWith("[DONE]");
    // The response is read to its end all the same, which leaves its connection open for the next call.
    if (isDone || data.trim() === "") continue;
    const { choices, error }: Completion = JSON.parse(data);
    if (error) throw new ProviderError(error);
    const choice = choices?.[0];
    hasChoices ||= choice !== undefined;
    isFinished ||= Boolean(choice?.finish_reason ?? choice?.message);
    cut ??= cuts.get(choice?.finish_reason) ?? null;
    const text = thinking.add(textOf(choice?.delta ?? choice?.message));
    isBlank &&= text.trim() === "";
    if (text) yield { text, cut: null };
  }
  if (hasChoices && !isFinished && !isDone) throw new Error("The provider's stream ended before the reply did");
  const text = thinking.end();
  isBlank &&= text.trim() === "";
  if (isBlank && cut === "filter") throw new ProviderError({ code: "content_filter" });
  if (text || cut) yield { text, cut };
}

/** Models that refuse put the refusal into a separate field, and some providers send the content in parts. */
function textOf(message: Message | null | undefined): string {
  const { content, refusal } = message ?? {};
  const parts = Array.isArray(content) ? content.map((part) => part?.text) : [content];
  return [...parts, refusal].filter((text) => typeof text === "string").join("");
}

/**
 * The data of each event. The iterator of the `openai` client is not used: it fails on an event without data, drops a last event
 * without its blank line, hides the `[DONE]` that some providers send instead of a finish reason, and finds nothing in a response
 * that is one JSON object.
 */
async function* readEvents({ body }: Response): AsyncGenerator<string> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  const json: string[] = [];
  let isJson: boolean | undefined;
  for await (const bytes of body ?? []) {
    const decoded = decoder.decode(bytes, { stream: true });
    const text = isJson === undefined ? decoded.trimStart() : decoded;
    // Content types are not reliable, but no line of an event stream begins with a brace.
    if (text !== "") isJson ??= text.startsWith("{");
    if (isJson) json.push(text);
    else parser.feed(text);
    yield* events.splice(0);
  }
  if (isJson) return yield json.join("");
  parser.feed("\n\n");
  yield* events;
}

/** A reply of our own, word by word as a provider would send it. */
export async function* streamPieces(reply: string, signal: AbortSignal): AsyncGenerator<ReplyPiece> {
  for (const text of reply.match(/\s*\S+/g) ?? []) {
    yield { text, cut: null };
    await wait(serverTimings.companionWordMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
