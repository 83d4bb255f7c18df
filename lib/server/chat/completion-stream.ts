import "server-only";
import { createParser } from "eventsource-parser";
import type { ReplyCut } from "../../api/responses";
import { thinkingFilter } from "../../conversation/thinking";
import { ProviderError } from "./provider-error";

type Said = { content?: unknown; refusal?: string | null };
type Choice = { delta?: Said | null; message?: Said | null; finish_reason?: string | null };
/** A chunk of a stream, or a whole completion of a provider that does not stream. */
type Completion = { choices?: Choice[] | null; error?: unknown };

const cuts: Record<string, ReplyCut> = { length: "length", content_filter: "filter" };

/** A part of a reply; `cut` says of the last one what ended it early. */
export type ReplyPiece = { text: string; cut: ReplyCut | null };

/** The reply in a provider's answer, piece by piece. One that says itself that it failed, or ends in the middle, is a failure. */
export async function* readCompletion(response: Response): AsyncGenerator<ReplyPiece> {
  const thinking = thinkingFilter();
  let hasBegun = false;
  let isFinished = false;
  let isOver = false;
  let isBlank = true;
  let cut: ReplyCut | null = null;
  for await (const packet of packetsOf(response)) {
    for (const data of packet) {
      isOver ||= data.startsWith("[DONE]");
      // It is read to its end all the same, which leaves the connection open for the next call.
      if (isOver || data.trim() === "") continue;
      const { choices, error }: Completion = JSON.parse(data);
      if (error) throw new ProviderError(error);
      const choice = choices?.[0];
      hasBegun ||= choice !== undefined;
      isFinished ||= Boolean(choice?.finish_reason ?? choice?.message);
      cut ??= cuts[choice?.finish_reason ?? ""] ?? null;
      const text = thinking.add(textOf(choice?.delta ?? choice?.message));
      isBlank &&= text.trim() === "";
      if (text) yield { text, cut: null };
    }
  }
  if (hasBegun && !isFinished && !isOver) throw new Error("The provider's stream ended early");
  const text = thinking.end();
  isBlank &&= text.trim() === "";
  if (isBlank && cut === "filter") throw new ProviderError({ code: "content_filter" });
  if (text || cut) yield { text, cut };
}

/** A model that refuses says so in a field of its own, and some write their reply in parts. */
function textOf(said: Said | null | undefined): string {
  const { content, refusal } = said ?? {};
  const parts = Array.isArray(content) ? content.map((part) => part?.text) : [content];
  return [...parts, refusal].filter((text) => typeof text === "string").join("");
}

/** What the events of a stream say, by packets. The client's own reader copies and searches every byte of it several times. */
async function* packetsOf({ body }: Response): AsyncGenerator<string[]> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  let whole: string | null = "";
  for await (const bytes of body ?? []) {
    let text = decoder.decode(bytes, { stream: true });
    if (whole !== null) {
      // No line of a stream begins with a brace: such an answer is one JSON object, whatever it says that it is.
      whole += text;
      const isJson = /^\s*(\{|$)/.test(whole);
      if (isJson) continue;
      text = whole;
      whole = null;
    }
    parser.feed(text);
    yield events.splice(0);
  }
  // The last event may lack its end.
  parser.feed("\n\n");
  yield whole === null ? events : [whole];
}
