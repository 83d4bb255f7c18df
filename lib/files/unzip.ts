import { staysInside } from "../conversation/export/packed-files";
import { timeSlices } from "../time-slices";
import { joinBytes, viewOf } from "./bytes";

/** Why a .zip cannot be read: it breaks off, is of a kind that we do not write, is damaged, or unpacks to more than it may. */
export type ZipProblem = "cut" | "foreign" | "damaged" | "tooLarge";

export class InvalidZip extends Error {
  constructor(readonly problem: ZipProblem) {
    super();
  }
}

/** A .zip that is not in memory. What the server and the browser do differently. */
export type ZipSource = {
  /** Bytes. */
  size: number;
  read: (start: number, length: number) => Promise<Uint8Array>;
  /** That of lib/files/crc32.ts, or a faster one. */
  crc32: (bytes: Uint8Array, before: number) => number;
  /** Unpacks deflated bytes, only as many as are read. Throws `InvalidZip`. */
  inflate: (packed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
};

/** One file in a .zip. `unpack`: its content, read when it is needed and checked; more than `maxBytes` throws `InvalidZip`. */
export type ZippedFile = {
  name: string;
  /** Bytes and CRC-32 of the content, as the directory has them. */
  size: number;
  crc: number;
  unpack: (maxBytes: number) => AsyncGenerator<Uint8Array>;
};

// The parts of a .zip, from PKZIP's APPNOTE.txt (4.3). The directory at its end lists the files, in whatever order they were
// packed, and only those that are needed are unpacked. Nothing is written to disk under a name of the archive.

const endSize = 22;
const maxCommentSize = 0xffff;
/** Placeholders for values that do not fit. The real ones are then in a second directory (zip64), which we do not read. */
const beyond = { count: 0xffff, offset: 0xffffffff };
const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 };
/** The largest directory that is read. That of an export with 50,000 files is smaller. */
const maxDirectoryBytes = 16 * 1024 * 1024;
/** The longest path of a file. Systems allow no longer ones, and normalizing combining marks takes time in the square of their number. */
const maxNameBytes = 4096;
const chunkBytes = 64 * 1024;

type Entry = Omit<ZippedFile, "unpack"> & { isEncrypted: boolean; method: number; packedSize: number; offset: number };

/** The files in a .zip, whose names are different and stay within the folder that it would be unpacked into. */
export async function readZip(source: ZipSource): Promise<ZippedFile[]> {
  const { size } = source;
  const tailSize = Math.min(size, endSize + maxCommentSize);
  const tail = viewOf(await source.read(size - tailSize, tailSize));
  let endAt = tailSize - endSize;
  while (endAt >= 0 && tail.getUint32(endAt, true) !== signatures.end) endAt -= 1;
  if (endAt < 0) throw new InvalidZip("cut");
  const count = tail.getUint16(endAt + 10, true);
  const [directorySize, directoryAt] = [tail.getUint32(endAt + 12, true), tail.getUint32(endAt + 16, true)];
  if (count === beyond.count || directoryAt === beyond.offset || directorySize > maxDirectoryBytes)
    throw new InvalidZip("tooLarge");
  if (directoryAt + directorySize > size - tailSize + endAt) throw new InvalidZip("cut");
  const entries = await entriesOf(await source.read(directoryAt, directorySize), count);
  return entries.map((entry) => ({ ...entry, unpack: (maxBytes) => unpack(source, entry, maxBytes) }));
}

async function entriesOf(directory: Uint8Array, count: number): Promise<Entry[]> {
  const pause = timeSlices();
  const view = viewOf(directory);
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  for (let at = 0; entries.size < count; ) {
    await pause();
    if (at + 46 > directory.length || view.getUint32(at, true) !== signatures.entry) throw new InvalidZip("damaged");
    const nameSize = view.getUint16(at + 28, true);
    if (nameSize > maxNameBytes) throw new InvalidZip("foreign");
    const name = decoder.decode(directory.subarray(at + 46, at + 46 + nameSize)).normalize("NFC");
    if (entries.has(name) || !staysInside(name)) throw new InvalidZip("foreign");
    entries.set(name, {
      name,
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return [...entries.values()];
}

async function* unpack(source: ZipSource, entry: Entry, maxBytes: number): AsyncGenerator<Uint8Array> {
  const { isEncrypted, method, packedSize, offset } = entry;
  if (isEncrypted || (method !== 0 && method !== 8)) throw new InvalidZip("foreign");
  if (entry.size > maxBytes) throw new InvalidZip("tooLarge");
  if (offset + 30 > source.size) throw new InvalidZip("damaged");
  const head = viewOf(await source.read(offset, 30));
  if (head.getUint32(0, true) !== signatures.file) throw new InvalidZip("damaged");
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + packedSize > source.size) throw new InvalidZip("damaged");
  const packed = readChunks(source, start, packedSize);
  let [unpackedSize, crc] = [0, 0];
  for await (const chunk of method === 0 ? packed : source.inflate(packed)) {
    unpackedSize += chunk.length;
    // The directory may have said less.
    if (unpackedSize > maxBytes) throw new InvalidZip("tooLarge");
    crc = source.crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== entry.crc) throw new InvalidZip("damaged");
}

async function* readChunks({ read }: ZipSource, start: number, length: number): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; done += chunkBytes) {
    yield await read(start + done, Math.min(chunkBytes, length - done));
  }
}

/** The same as `unpackWhole`, of files that together have at most so many bytes. */
export function unpackWithin(budget: number): typeof unpackWhole {
  let rest = budget;
  return async (file, maxBytes) => {
    const bytes = await unpackWhole(file, Math.min(maxBytes, rest));
    rest -= bytes.length;
    return bytes;
  };
}

export async function unpackWhole(file: ZippedFile, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.unpack(maxBytes)) chunks.push(chunk);
  return joinBytes(chunks);
}
