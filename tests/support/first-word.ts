import { EventSourceParserStream } from "eventsource-parser/stream";

/** Milliseconds from send to the first event that has a word in it; reads the answer to its end. */
export async function firstWordMs(
  url: string,
  body: object,
  word: RegExp,
  headers: Record<string, string> = {},
): Promise<number> {
  const sent = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  let first = Number.NaN;
  const events = response.body
    ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events ?? []) {
    if (Number.isNaN(first) && word.test(data)) first = performance.now() - sent;
  }
  return first;
}
