import type { Conversation } from "../../../lib/api/responses";
import { callApp, notesOf, retryWhileBusy, type Writer } from "../process/client";
import type { Acknowledged, RetryingClient } from "./retrying-client";

/** How many acknowledged writes were lost or stored twice, and how many lists have a gap, after a series of failures. */
export async function measureDataLoss(writers: RetryingClient[]): Promise<{ figure: string; isNone: boolean }> {
  let [acknowledged, lost, doubled, half] = [0, 0, 0, 0];
  for (const { writer, acknowledged: writes } of writers) {
    const conversations = await storedOf(writer);
    const stored = conversations.flatMap(({ start, entries }) => [start, ...entries]);
    acknowledged += writes.length;
    lost += writes.filter((one) => !stored.some((entry) => isSame(entry, one))).length;
    doubled += stored.length - new Set(stored.map(({ text }) => text)).size;
    const numbered = [conversations.map(({ start }) => start), ...conversations.map(({ entries }) => entries)];
    half += numbered.filter((entries) => !isGapless(entries)).length;
  }
  const figure = `of ${acknowledged} acknowledged ${lost} lost, ${doubled} doubled, ${half} half`;
  return { figure, isNone: acknowledged > 0 && lost + doubled + half === 0 };
}

const isSame = (a: Acknowledged, b: Acknowledged) =>
  a.text === b.text &&
  a.conversationId === b.conversationId &&
  a.orderIndex === b.orderIndex &&
  a.reply === b.reply &&
  a.file === b.file;

function isGapless(entries: Acknowledged[]): boolean {
  const numbers = entries.map(({ orderIndex }) => orderIndex).sort((a, b) => a - b);
  return numbers.every((number, index) => number === index + 1);
}

/** Everything stored for a writer, by conversation: its first message and all later entries. */
async function storedOf(writer: Writer): Promise<{ start: Acknowledged; entries: Acknowledged[] }[]> {
  const { url, token } = writer;
  const { body } = await retryWhileBusy(() => callApp(url, "/api/conversations", { method: "GET", token }));
  return Promise.all((body.conversations as Conversation[]).map((conversation) => read(writer, conversation)));
}

async function read(writer: Writer, { _id, projectName, orderIndex, response, continuations }: Conversation) {
  const notes = await notesOf(writer, _id);
  const turns = continuations.map(async ({ message, orderIndex, response, file }) => ({
    text: message,
    conversationId: _id,
    orderIndex,
    reply: response ?? "",
    file: file ? await contentOf(new URL(file.fileUrl, writer.url)) : undefined,
  }));
  return {
    start: { text: projectName, conversationId: _id, orderIndex, reply: response ?? "" },
    entries: [
      ...notes.map(({ message, orderIndex }) => ({ text: message, conversationId: _id, orderIndex })),
      ...(await Promise.all(turns)),
    ],
  };
}

const contentOf = async (url: URL) => (await fetch(url)).text();
