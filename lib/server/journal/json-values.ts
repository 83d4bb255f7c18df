import { JSONParser } from "@streamparser/json";
import { timeSlices } from "../../time-slices";
import { jsonBounds } from "../json-bounds";

/** A value of a JSON object, with the name of the member that it is or is part of, and its approximate size in bytes. */
export type JsonValue = { name: string; value: unknown; bytes: number };

/** The text is not JSON, is out of bounds, or one of its values is too large. */
export class InvalidJson extends Error {
  constructor(readonly isTooLarge = false) {
    super();
  }
}

const [stringBufferSize, numberBufferSize] = [64 * 1024, 64];
/** As much as is parsed in a few milliseconds, whatever it is. */
const chunkBytes = 16 * 1024;

type Bounds = { paths: string[]; maxBytes: number; maxValues: number };

/**
 * The values at these paths (`$.version`, `$.conversations.*`) of a JSON object of any size, one by one as they arrive. A value of
 * more than `maxBytes` throws `InvalidJson`, which limits the memory that is used, and so does a text of more than `maxValues` values.
 */
export async function* jsonValues(
  chunks: AsyncIterable<Uint8Array>,
  { paths, maxBytes, maxValues }: Bounds,
): AsyncGenerator<JsonValue> {
  let complete: Omit<JsonValue, "bytes">[] = [];
  const parser = new JSONParser({ paths, keepStack: false, stringBufferSize, numberBufferSize });
  parser.onValue = ({ key, stack, value }) => {
    complete.push({ name: String(stack[1]?.key ?? key), value });
  };
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const assertWithinBounds = jsonBounds(maxValues);
  const pause = timeSlices();
  let pendingBytes = 0;
  for await (const chunk of smallChunks(chunks)) {
    await pause();
    parsing(() => {
      assertWithinBounds(chunk);
      parser.write(decoder.decode(chunk, { stream: true }));
    });
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

async function* smallChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += chunkBytes) yield chunk.subarray(at, at + chunkBytes);
}

function parsing(step: () => void): void {
  try {
    step();
  } catch {
    throw new InvalidJson();
  }
}
