import { packedNames } from "../conversation/export/packed-files";
import { fromDayOne, isDayOne } from "../conversation/import/day-one";
import { type ForeignJournal, parsedJson } from "../conversation/import/foreign-journal";
import { fromMarkdown } from "../conversation/import/front-matter";
import { crc32 } from "../files/crc32";
import { InvalidZip, readZip, unpackWithin, type ZipProblem, type ZippedFile } from "../files/unzip";
import { foreignTexts } from "../texts/foreign-journal";
import { journalTexts } from "../texts/journal";
import { RequestError } from "./api";

/** What all texts of a journal may have. Entries of Day One are there twice: as text and with their formats. */
const journalBytes = 256 * 1024 * 1024;

const refusals: Record<ZipProblem, string> = {
  cut: journalTexts.zipCut,
  foreign: foreignTexts.unknown,
  damaged: journalTexts.zipDamaged,
  tooLarge: foreignTexts.tooLarge,
};

/**
 * The journal of another product in a .zip, of which only what is needed is read. `null`: the file is a copy of our own, or no
 * .zip, which the server reads. Throws a `RequestError` with a sentence about any other file.
 */
export async function openJournal(file: File): Promise<ForeignJournal | null> {
  try {
    if ((await file.slice(0, 2).text()) !== "PK") return null;
    return await findJournal(await zipIn(file), new Date(file.lastModified).toISOString());
  } catch (failure) {
    if (failure instanceof InvalidZip) throw new RequestError(400, refusals[failure.problem]);
    // The file was changed or removed after it was chosen.
    if (failure instanceof DOMException) throw new RequestError(400, journalTexts.unreadable);
    throw failure;
  }
}

async function findJournal(files: ZippedFile[], fallbackTime: string): Promise<ForeignJournal | null> {
  // Everything may be inside one folder, because somebody unpacked the .zip and packed its folder again.
  const tops = files.filter(({ name }) => /^(?!__MACOSX\/)([^/]+\/)?[^/.][^/]*$/.test(name));
  const named = (name: string) => tops.find((file) => file.name.split("/").at(-1) === name);
  const copy = named(packedNames.copy);
  if (copy && (await beginningOf(copy)).includes('"flexi-journal"')) return null;
  const unpack = unpackWithin(journalBytes);
  const journals = new Map<string, { entries: unknown[] }>();
  for (const file of tops.filter(({ name }) => /\.json$/i.test(name))) {
    const journal = parsedJson(new TextDecoder().decode(await unpack(file, journalBytes)));
    if (isDayOne(journal)) journals.set((file.name.split("/").at(-1) ?? "").replace(/\.json$/i, ""), journal);
  }
  const found =
    journals.size > 0 ? fromDayOne(journals, files, fallbackTime) : await fromMarkdown(files, unpack, fallbackTime);
  if (found && found.conversations.length === 0) throw new RequestError(400, foreignTexts.nothing);
  // An export of ours that can only be read, which the server explains.
  if (!found && !named(packedNames.text)) throw new InvalidZip("foreign");
  return found;
}

async function beginningOf(file: ZippedFile): Promise<string> {
  for await (const chunk of file.unpack(journalBytes)) return new TextDecoder().decode(chunk.subarray(0, 1024));
  return "";
}

const zipIn = (file: File) =>
  readZip({
    size: file.size,
    read: async (start, length) => new Uint8Array(await file.slice(start, start + length).arrayBuffer()),
    ...{ crc32, inflate },
  });

async function* inflate(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = packed[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
  const reader = source.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    // The file itself could not be read.
    throw error instanceof DOMException ? error : new InvalidZip("damaged");
  } finally {
    void reader.cancel().catch(() => {});
  }
}
