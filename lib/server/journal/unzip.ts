import "server-only";
import type { FileHandle } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import { timeSlices } from "../../time-slices";
import { readSpool } from "../spool";

/** Why a .zip cannot be read: it breaks off, is of a kind that we do not write, is damaged, or unpacks to more than it may. */
export type ZipProblem = "cut" | "foreign" | "damaged" | "tooLarge";

export class InvalidZip extends Error {
  constructor(readonly problem: ZipProblem) {
    super();
  }
}

/** One file in a .zip. `unpack`: its content, read when it is needed and checked; more than `maxBytes` throws `InvalidZip`. */
export type ZippedFile = { name: string; unpack: (maxBytes: number) => AsyncGenerator<Uint8Array> };

// The parts of a .zip, from PKZIP's APPNOTE.txt (4.3). The directory at its end lists the files, in whatever order they were
// packed, and only those that are needed are unpacked. Nothing is written to disk under a name of the archive.

const endSize = 22;
const maxCommentSize = 0xffff;
/** Placeholders for values that do not fit. The real ones are then in a second directory (zip64), which we do not read. */
const beyond = { count: 0xffff, offset: 0xffffffff };
const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const signatures = { entry: 0x02014b50, file: 0x04034b50 };
/** The largest directory that is read. That of an export with 50,000 files is smaller. */
const maxDirectoryBytes = 16 * 1024 * 1024;
/** The longest path of a file. Systems allow no longer ones, and normalizing combining marks takes time in the square of their number. */
const maxNameBytes = 4096;
const chunkBytes = 64 * 1024;

type Entry = { name: string; isEncrypted: boolean; method: number; crc: number; packedSize: number; offset: number };

/** The files in the .zip that a temporary file holds. */
export async function readZip(spool: FileHandle): Promise<ZippedFile[]> {
  const { size } = await spool.stat();
  const tailSize = Math.min(size, endSize + maxCommentSize);
  const tail = await readSpool(spool, size - tailSize, tailSize);
  const endAt = tail.lastIndexOf(endSignature);
  if (endAt < 0 || endAt + endSize > tail.length) throw new InvalidZip("cut");
  const end = tail.subarray(endAt);
  const [count, directorySize, directoryAt] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count === beyond.count || directoryAt === beyond.offset || directorySize > maxDirectoryBytes)
    throw new InvalidZip("tooLarge");
  if (directoryAt + directorySize > size - tailSize + endAt) throw new InvalidZip("cut");
  const directory = await readSpool(spool, directoryAt, directorySize);
  return (await entriesOf(directory, count)).map((entry) => ({
    name: entry.name,
    unpack: (maxBytes) => unpack(spool, size, entry, maxBytes),
  }));
}

async function entriesOf(directory: Buffer, count: number): Promise<Entry[]> {
  const pause = timeSlices();
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    await pause();
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== signatures.entry) throw new InvalidZip("damaged");
    const field = directory.subarray(at);
    const nameSize = field.readUInt16LE(28);
    if (nameSize > maxNameBytes) throw new InvalidZip("foreign");
    entries.push({
      name: field.toString("utf8", 46, 46 + nameSize).normalize("NFC"),
      isEncrypted: (field.readUInt16LE(8) & 1) === 1,
      method: field.readUInt16LE(10),
      crc: field.readUInt32LE(16),
      packedSize: field.readUInt32LE(20),
      offset: field.readUInt32LE(42),
    });
    at += 46 + nameSize + field.readUInt16LE(30) + field.readUInt16LE(32);
  }
  return entries;
}

async function* unpack(spool: FileHandle, size: number, entry: Entry, maxBytes: number): AsyncGenerator<Uint8Array> {
  const { isEncrypted, method, packedSize, offset } = entry;
  if (isEncrypted || (method !== 0 && method !== 8)) throw new InvalidZip("foreign");
  if (offset + 30 > size) throw new InvalidZip("damaged");
  const head = await readSpool(spool, offset, 30);
  if (head.readUInt32LE(0) !== signatures.file) throw new InvalidZip("damaged");
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + packedSize > size) throw new InvalidZip("damaged");
  const packed = readChunks(spool, start, packedSize);
  let [unpackedSize, crc] = [0, 0];
  for await (const chunk of method === 0 ? packed : inflate(packed)) {
    unpackedSize += chunk.length;
    if (unpackedSize > maxBytes) throw new InvalidZip("tooLarge");
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== entry.crc) throw new InvalidZip("damaged");
}

async function* readChunks(spool: FileHandle, start: number, length: number): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; done += chunkBytes) {
    yield await readSpool(spool, start + done, Math.min(chunkBytes, length - done));
  }
}

/** Unpacks only as much as is read. */
async function* inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    // What goes wrong with either is thrown where the content is read.
    yield* pipeline(Readable.from(packed), createInflateRaw({ chunkSize: chunkBytes }), () => {});
  } catch (error) {
    throw isZlibError(error) ? new InvalidZip("damaged") : error;
  }
}

const isZlibError = (error: unknown) => /^Z_/.test(String((error as NodeJS.ErrnoException).code));
