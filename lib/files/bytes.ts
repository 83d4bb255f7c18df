/** Whether `bytes` have these characters (Latin-1) at `at`. */
export function hasAscii(bytes: Uint8Array, at: number, characters: string): boolean {
  return [...characters].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

/** A view for reading numbers wherever they stand. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function joinBytes(parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
