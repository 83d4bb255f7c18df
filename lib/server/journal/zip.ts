import { Zip, ZipDeflate } from "fflate";
import { timeSlices } from "../../time-slices";

/** A file of a .zip. `isDense`: it is a picture or the like, which would not become smaller. */
export type FileToZip = { name: string; content: AsyncIterable<string | Uint8Array>; isDense?: boolean };

/** As much as is compressed in a few milliseconds. */
const chunkBytes = 64 * 1024;

/** Writes a .zip piece by piece, so that only a little of it is in memory. */
export async function* zip(files: AsyncIterable<FileToZip>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const encoder = new TextEncoder();
  const pause = timeSlices();
  for await (const { name, content, isDense } of files) {
    // Without compression, too, the file is written as a compressed one (level 0): unpackers cannot tell where a streamed
    // uncompressed file ends.
    const file = new ZipDeflate(name, { level: isDense ? 0 : 6 });
    archive.add(file);
    for await (const piece of content) {
      const bytes = typeof piece === "string" ? encoder.encode(piece) : piece;
      for (let at = 0; at < bytes.length; at += chunkBytes) {
        await pause();
        file.push(bytes.subarray(at, at + chunkBytes));
        yield* pieces.splice(0);
      }
    }
    file.push(new Uint8Array(0), true);
    yield* pieces.splice(0);
  }
  archive.end();
  yield* pieces.splice(0);
}
