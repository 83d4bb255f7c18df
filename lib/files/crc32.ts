const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

/** The CRC-32 that PNG and .zip have. `before`: that of the bytes before these. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let at = 0; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (remainders[(crc ^ (bytes[at] as number)) & 0xff] as number);
  return ~crc >>> 0;
}
