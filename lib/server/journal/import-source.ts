import type { FileHandle } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import type { ErrorCode } from "../../api/error-codes";
import { serverLimits } from "../../api/server-limits";
import type { JournalFile } from "../../conversation/export/journal";
import { packedNames } from "../../conversation/export/packed-files";
import { InvalidZip, readZip, unpackWhole, type ZipProblem, type ZippedFile } from "../../files/unzip";
import { journalTexts } from "../../texts/journal";
import { timeSlices } from "../../time-slices";
import { uploadBytes } from "../env";
import { ApiError, badRequest } from "../errors";
import { openSpool, readSpool, writeSpool } from "../spool";

/** An export that is being imported: its JSON, and the contents of its files, which are in the JSON or beside it in a .zip. */
export type ImportSource = {
  json: AsyncIterable<Uint8Array>;
  contentOf: (file: JournalFile) => Promise<Uint8Array | null>;
  close: () => Promise<void>;
};

/** Opens an export, whose first bytes tell what it is. */
export async function openSource(content: AsyncIterable<Uint8Array>): Promise<ImportSource> {
  const { head, whole } = await readHead(content);
  if (head === "PK") return openZip(whole);
  return { json: whole, contentOf: async (file) => inlined(file) ?? missing(file), close: async () => {} };
}

async function readHead(content: AsyncIterable<Uint8Array>) {
  const chunks = content[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (first.length < 2) {
    const { done, value } = await chunks.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  return { head: first.toString("latin1", 0, 2), whole: whole() };
}

const inlined = ({ data }: JournalFile) => (typeof data === "string" ? Buffer.from(data, "base64") : null);

/** `null`: the content was lost before the export. */
function missing({ data, path }: JournalFile): null {
  return data === null || path === null ? null : badRequest(journalTexts.incomplete);
}

/** A .zip waits in a temporary file until all of it has arrived, because its directory is at its end. */
async function openZip(content: AsyncIterable<Uint8Array>): Promise<ImportSource> {
  const spool = await openSpool();
  const close = () => spool.close();
  try {
    await writeSpool(spool, content);
    const { folder, copy, files } = await refusing(async () => await findCopy(await zipIn(spool)));
    const contentOf = async (file: JournalFile) => {
      const packed = typeof file.path === "string" && files.get(folder + file.path.normalize("NFC"));
      return packed ? await contentIn(packed) : (inlined(file) ?? missing(file));
    };
    return { json: unpackJson(copy), contentOf, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function zipIn(spool: FileHandle): Promise<ZippedFile[]> {
  const { size } = await spool.stat();
  return readZip({ size, read: (start, length) => readSpool(spool, start, length), crc32, inflate });
}

async function* inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    // What goes wrong with either is thrown where the content is read.
    yield* pipeline(Readable.from(packed), createInflateRaw({ chunkSize: 64 * 1024 }), () => {});
  } catch (error) {
    throw isZlibError(error) ? new InvalidZip("damaged") : error;
  }
}

const isZlibError = (error: unknown) => /^Z_/.test(String((error as NodeJS.ErrnoException).code));

/** The JSON copy in a .zip. If somebody unpacked the .zip and packed its folder again, everything is inside that folder. */
async function findCopy(packed: ZippedFile[]) {
  const pause = timeSlices();
  const files = new Map<string, ZippedFile>();
  const texts = new Map<string, ZippedFile>();
  for (const file of packed) {
    await pause();
    const { name } = file;
    files.set(name, file);
    const [folder = "", inside, ...deeper] = name.split("/");
    if (deeper.length === 0 && !texts.has(inside ?? folder)) texts.set(inside ?? folder, file);
  }
  const copy = texts.get(packedNames.copy);
  if (copy) return { folder: copy.name.slice(0, -packedNames.copy.length), copy, files };
  return badRequest(texts.has(packedNames.text) ? journalTexts.zipToRead : journalTexts.notOurZip);
}

async function* unpackJson(copy: ZippedFile): AsyncGenerator<Uint8Array> {
  try {
    yield* copy.unpack(serverLimits.importTextBytes);
  } catch (error) {
    throw toApiError(error);
  }
}

/** What one value of an export may have. A file is there in Base64, which is a third larger. */
export const importValueBytes = () => Math.max(serverLimits.importValueBytes, 2 * uploadBytes());

const contentIn = (file: ZippedFile) => refusing(() => unpackWhole(file, importValueBytes()));

async function refusing<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw toApiError(error);
  }
}

const refusals: Record<ZipProblem, [ErrorCode, string]> = {
  cut: ["incomplete_body", journalTexts.zipCut],
  foreign: ["invalid_request", journalTexts.notOurZip],
  damaged: ["invalid_request", journalTexts.zipDamaged],
  tooLarge: ["too_large", journalTexts.zipTooLarge],
};

const toApiError = (error: unknown) => (error instanceof InvalidZip ? new ApiError(...refusals[error.problem]) : error);
