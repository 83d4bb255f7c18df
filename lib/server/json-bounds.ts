import { serverLimits } from "../api/server-limits";

/** The text nests values more deeply, or has more of them, than anything that is sent to us. */
export class JsonOutOfBounds extends Error {}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Looks through the bytes of a JSON text, chunk by chunk, before they are parsed: parsers, and the schemas after them, take minutes for
 * deep or countless values. Throws `JsonOutOfBounds` beyond `serverLimits.jsonDepth` or about `maxValues`.
 */
export function jsonBounds(maxValues: number): (chunk: Uint8Array) => void {
  let [depth, values, isString, isEscaped] = [0, 0, false, false];
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = isString;
      else if (byte === quote) isString = !isString;
      else if (isString) continue;
      else if (byte === openList || byte === openObject) [depth, values] = [depth + 1, values + 1];
      else if (byte === closeList || byte === closeObject) depth -= 1;
      else if (byte === comma) values += 1;
      if (depth > serverLimits.jsonDepth || values > maxValues) throw new JsonOutOfBounds();
    }
  };
}
