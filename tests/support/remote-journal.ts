import type { Conversation } from "../../lib/api/responses";
import type { Said } from "./diligent-writer";
import { callApp, notesOf, type Writer } from "./remote";

/** Everything that is stored of a writer, a conversation each: how it began, and what was added to it. */
export async function storedOf(writer: Writer): Promise<{ start: Said; entries: Said[] }[]> {
  const { url, token } = writer;
  const { body } = await callApp(url, "/api/conversations", { method: "GET", token });
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
