import { limits } from "@/lib/api/limits";
import { drawing, photo } from "./images";

/** As much as fits into an upload. */
const room = limits.uploadBytes - 10_000;

const repeated = (part: Buffer, size: number) => Buffer.alloc(Math.floor(size / part.length) * part.length, part);

function emptyChunks(type: string) {
  const chunk = Buffer.alloc(12);
  chunk.write(type, 4);
  return Buffer.concat([drawing.subarray(0, 33), repeated(chunk, room), drawing.subarray(33)]);
}

/** Files that take long to look through for their size. */
export const worstUploads: Record<string, Buffer> = {
  "a PNG of empty chunks": emptyChunks("IDAT"),
  "a PNG of empty private chunks": emptyChunks("teST"),
  "a PNG of orientations": emptyChunks("eXIf"),
  "a JPEG of empty segments": Buffer.concat([
    photo.subarray(0, 2),
    repeated(Buffer.from([0xff, 0xdb, 0, 2]), room),
    photo.subarray(2),
  ]),
  "a JPEG of filling bytes": Buffer.concat([photo.subarray(0, 2), Buffer.alloc(room, 0xff), photo.subarray(2)]),
  "a JPEG of stuffed bytes": Buffer.concat([
    photo.subarray(0, -2),
    repeated(Buffer.from([0xff, 0]), room),
    photo.subarray(-2),
  ]),
  "a JPEG of scans": Buffer.concat([
    photo.subarray(0, -2),
    repeated(Buffer.from([0xff, 0xda, 0, 2, 0]), room),
    photo.subarray(-2),
  ]),
  "a text of spaces": Buffer.concat([Buffer.alloc(room, " "), Buffer.from("<")]),
  "a text of long characters": repeated(Buffer.from("\u{fdfa}"), room),
  "a PDF that is none": Buffer.concat([Buffer.from("%PDF-"), repeated(Buffer.from("1 0 obj<<"), room)]),
};

/** A .zip without contents, by hand, because a library takes long to write so many files. */
export function emptyZip(names: string[]): Buffer {
  const entries = names.map((name) => {
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50);
    head.writeUInt16LE(Buffer.byteLength(name), 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  return Buffer.concat([directory, end]);
}
