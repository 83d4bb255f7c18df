import "server-only";
import { JSONParser } from "@streamparser/json";

/** A value of a JSON object, with the name of the member that it is or is part of, and its approximate size in bytes. */
export type JsonValue = { name: string; value: unknown; bytes: number };

/** The text is not JSON, or one of its values is too large. */
export class InvalidJson extends Error {
  constructor(readonly isTooLarge = false) {
    super();
  }
}

const stringBufferSize = 64 * 1024;

/**
 * The values at these paths (`$.version`, `$.conversations.*`) of a JSON object of any size, one by one as they arrive. A value of
 * more than `maxBytes` throws `InvalidJson`, which limits the memory that is used.
 */
export async function* jsonValues(
  chunks: AsyncIterable<Uint8Array>,
  { paths, maxBytes }: { paths: string[]; maxBytes: number },
): AsyncGenerator<JsonValue> {
  let complete: Omit<JsonValue, "bytes">[] = [];
  const parser = new JSONParser({ paths, keepStack: false, stringBufferSize });
  parser.onValue = ({ key, stack, value }) => {
    complete.push({ name: String(stack[1]?.key ?? key), value });
  };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let pendingBytes = 0;
  for await (const chunk of chunks) {
    parsing(() => parser.write(decoder.decode(chunk, { stream: true })));
    pendingBytes += chunk.byteLength;
    if (complete.length === 0 && pendingBytes > maxBytes) throw new InvalidJson(true);
    if (complete.length === 0) continue;
    const bytes = pendingBytes / complete.length;
    const values = complete;
    [complete, pendingBytes] = [[], 0];
    for (const value of values) yield { ...value, bytes };
  }
  parsing(() => parser.write(decoder.decode()));
  if (!parser.isEnded) throw new InvalidJson();
}

function parsing(step: () => void): void {
  try {
    step();
  } catch {
    throw new InvalidJson();
  }
}
