/** Whether `bytes` contain these Latin-1 characters at `offset`. */
export function hasAscii(bytes: Uint8Array, offset: number, characters: string): boolean {
  return [...characters].every((character, index) => bytes[offset + index] === character.charCodeAt(0));
}

/** The most chunks or segments in the file of a picture. The largest pictures have 8,000; to read hundreds of thousands would take long. */
export const picturePartsMax = 20_000;

/** A view for reading numbers at any offset. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}
