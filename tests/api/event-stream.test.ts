import { expect, test } from "@jest/globals";
import type { AiEvent } from "@/lib/api/responses";
import { eventStream } from "@/lib/server/http/event-stream";

const delta = (text: string): AiEvent => ({ event: "delta", data: { text } });

test("the first event of a turn of the event loop is sent at once, those after it together", async () => {
  const { body } = await eventStream(async (send) => {
    for (const word of ["Gulls", " over", " Skagen"]) send(delta(word));
    await new Promise(() => {});
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('event: delta\ndata: {"text":"Gulls"}\n\n');
  expect((await reader?.read())?.value).toBe(
    'event: delta\ndata: {"text":" over"}\n\nevent: delta\ndata: {"text":" Skagen"}\n\n',
  );
  await reader?.cancel();
});
