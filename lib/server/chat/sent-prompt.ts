import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { z } from "zod";
import type { SentMessage } from "../../api/responses";
import type { ChatMessage } from "../../conversation/prompt/prompt";
import { texts } from "../../texts";
import { orAbsent } from "../db/json-columns";
import { findSentPrompt } from "../db/prompt-context";
import { notFound } from "../errors";

// What the AI was sent for a reply is stored with it, whole: composed again later, it would have the configuration and the texts of
// that day. Every prompt repeats the talk so far, and compressed it takes about a third of that.

const SentMessages = z.array(
  z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string(), pictures: z.array(z.string()) }),
);
const StoredPrompt = orAbsent("sentPrompt", SentMessages.nullable(), null);

const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];
// A higher quality takes many times as long, and makes a prompt hardly smaller.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The messages for the record, the pictures as their names. */
export function compressPrompt(messages: ChatMessage[]): Promise<Buffer> {
  const sent = messages.map(({ role, content, pictures = [] }): SentMessage => {
    return { role, content, pictures: pictures.map(({ name }) => name) };
  });
  return compress(JSON.stringify(sent), options);
}

/** What the AI was sent for the reply to a turn of this user, word for word. `null`: there is no record of it. */
export async function readSentPrompt(
  userId: string,
  conversationId: string,
  orderIndex: number,
): Promise<SentMessage[] | null> {
  const found = await findSentPrompt(userId, conversationId, orderIndex);
  if (found === undefined) return notFound(texts.conversation.unknown);
  if (found === null) return null;
  const messages = decompress(found).then((json) => JSON.parse(`${json}`));
  return StoredPrompt.parse(await messages.catch(() => undefined));
}
