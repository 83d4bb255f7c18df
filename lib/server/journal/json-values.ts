import "server-only";
import { JSONParser } from "@streamparser/json";

/** A value inside a JSON object, under the name of the member that it is or stands in, and about how many bytes it took. */
export type JsonValue = { name: string; value: unknown; bytes: number };

/** Not JSON, or JSON with a value larger than allowed. */
export class BrokenJson extends Error {
  constructor(readonly isTooLarge = false) {
    super();
  }
}

const stringBufferSize = 64 * 1024;

/**
 * The values at these paths (`$.version`, `$.conversations.*`) of a JSON object of any size, one by one as they arrive. Throws
 * `BrokenJson`, also where `maxBytes` complete no value: that bounds what is in memory at a time.
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
    if (complete.length === 0 && pendingBytes > maxBytes) throw new BrokenJson(true);
    if (complete.length === 0) continue;
    const bytes = pendingBytes / complete.length;
    const values = complete;
    [complete, pendingBytes] = [[], 0];
    for (const value of values) yield { ...value, bytes };
  }
  parsing(() => parser.write(decoder.decode()));
  if (!parser.isEnded) throw new BrokenJson();
}

function parsing(step: () => void): void {
  try {
    step();
  } catch {
    throw new BrokenJson();
  }
}
