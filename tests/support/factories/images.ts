import { crc32 } from "node:zlib";

/** A real JPEG with a colour profile, 16 × 8: its left half red, its right half blue. */
export const photo = Buffer.from(
  "/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAA" +
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
    "AAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChn" +
    "VFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAA" +
    "b6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQA" +
    "AAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAg" +
    "ADIAMAAxADb/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBD" +
    "ARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAIABADASIAAhEB" +
    "AxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAZEQACAwEA" +
    "AAAAAAAAAAAAAAAABUKBwUP/2gAMAwEAAhEDEQA/AM6mAQSdK0UcQvD/2Q==",
  "base64",
);

/** The same as a PNG. */
export const drawing = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAJ0lEQVR4AeyQoQ0AAAyDSP8/rT91H9RMzIwEi0CGNMFpiiUfgPsHAwAA//8+" +
    "QwwuAAAABklEQVQDAKcaHMF9e8MPAAAAAElFTkSuQmCC",
  "base64",
);

/** A JPEG that says that it is so large. */
export function sayingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const sized = Buffer.from(jpeg);
  const header = sized.indexOf(Buffer.from([0xff, 0xc0]));
  sized.writeUInt16BE(height, header + 5);
  sized.writeUInt16BE(width, header + 7);
  return sized;
}

/** A JPEG with more segments behind its start. */
export function withSegments(jpeg: Buffer, ...segments: [marker: number, body: Buffer | string][]): Buffer {
  const added = segments.map(([marker, body]) => {
    const bytes = Buffer.from(body);
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(bytes.length + 2, 2);
    return Buffer.concat([head, bytes]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)]);
}

/** A PNG with more chunks behind its header. */
export function withChunks(png: Buffer, ...chunks: [type: string, body: Buffer | string][]): Buffer {
  const added = chunks.map(([type, body]) => {
    const typed = Buffer.concat([Buffer.from(type), Buffer.from(body)]);
    const chunk = Buffer.alloc(typed.length + 8);
    chunk.writeUInt32BE(typed.length - 4);
    typed.copy(chunk, 4);
    chunk.writeUInt32BE(crc32(typed), typed.length + 4);
    return chunk;
  });
  return Buffer.concat([png.subarray(0, 33), ...added, png.subarray(33)]);
}

/** What a camera writes (the TIFF part of EXIF): its name, the orientation, and where it was. */
export function cameraNotes(orientation: number, order: "II" | "MM" = "II"): Buffer {
  const isLittle = order === "II";
  const location = Buffer.from("55.7331 N 10.5930 E\0");
  const notes = Buffer.alloc(80 + location.length);
  const short = (value: number, at: number) =>
    isLittle ? notes.writeUInt16LE(value, at) : notes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? notes.writeUInt32LE(value, at) : notes.writeUInt32BE(value, at);
  notes.write(order);
  short(42, 2);
  long(8, 4);
  short(3, 8);
  const entries = [
    [0x010f, 2, 8, 50],
    [0x0112, 3, 1, 0],
    [0x8825, 4, 1, 60],
  ] as const;
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    short(tag, at);
    short(type, at + 2);
    long(count, at + 4);
    if (type === 3) short(orientation, at + 8);
    else long(value, at + 8);
  }
  notes.write("Camera7\0", 50);
  location.copy(notes, 80);
  return notes;
}

/** What a camera writes (the TIFF part of EXIF) of the time at which it took a picture, such as `2019:07:14 17:05:00`. */
export function takenOn(time: string): Buffer {
  const notes = Buffer.alloc(64);
  notes.write("MM\0*", "latin1");
  notes.writeUInt32BE(8, 4);
  notes.writeUInt16BE(1, 8);
  notes.writeUInt32BE(0x87690004, 10);
  notes.writeUInt32BE(1, 14);
  notes.writeUInt32BE(26, 18);
  notes.writeUInt16BE(1, 26);
  notes.writeUInt32BE(0x90030002, 28);
  notes.writeUInt32BE(20, 32);
  notes.writeUInt32BE(44, 36);
  notes.write(time, 44);
  return notes;
}

/** A JPEG as a telephone takes it. */
export const snapshot = (orientation: number, order?: "II" | "MM") =>
  withSegments(photo, [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), cameraNotes(orientation, order)])]);
