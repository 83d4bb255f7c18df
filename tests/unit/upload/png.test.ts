import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { cleanPng } from "@/lib/files/png";
import { cameraNotes, drawing, withChunks } from "../../support/factories/images";

const bytesOf = (png: Buffer) => Buffer.from(cleanPng(png)?.bytes ?? []);

test("a PNG without metadata is unchanged", () => {
  expect(cleanPng(drawing)).toMatchObject({ width: 16, height: 8 });
  expect(bytesOf(drawing)).toEqual(drawing);
});

test("texts, times, EXIF and private chunks are removed", () => {
  const chunks = ["tEXt", "iTXt", "zTXt", "tIME", "caBX"].map((type): [string, string] => [type, "secret"]);
  expect(bytesOf(withChunks(drawing, ...chunks, ["eXIf", cameraNotes(1)]))).toEqual(drawing);
});

test("chunks that affect the image stay", () => {
  const looks = withChunks(drawing, ["gAMA", "\0\0\xb1\x8f"], ["pHYs", "\0\0\x0b\x13\0\0\x0b\x13\x01"]);
  expect(bytesOf(looks)).toEqual(looks);
});

test("the orientation replaces its EXIF chunk, with a valid checksum", () => {
  const taken = withChunks(drawing, ["eXIf", cameraNotes(6)]);
  expect(cleanPng(taken)).toMatchObject({ width: 8, height: 16 });
  expect(bytesOf(taken).toString("latin1")).not.toMatch(/Camera7|55\.73/);
  const notes = bytesOf(taken).subarray(41, 67);
  expect(bytesOf(taken)).toEqual(withChunks(drawing, ["eXIf", notes]));
  expect([notes.readUInt16BE(8), notes.readUInt16BE(10), notes.readUInt16BE(18)]).toEqual([1, 0x0112, 6]);
});

test("data after the end of the picture is removed", () => {
  expect(bytesOf(Buffer.concat([drawing, Buffer.from("PK\x03\x04 an archive")]))).toEqual(drawing);
});

test("a file that only begins like a PNG, or half a PNG, is rejected", () => {
  const page = Buffer.concat([drawing.subarray(0, 8), Buffer.from("<html><script>alert(1)</script></html>")]);
  expect(cleanPng(page)).toBeNull();
  for (let length = 0; length < drawing.length; length += 1) expect(cleanPng(drawing.subarray(0, length))).toBeNull();
  const long = Buffer.from(drawing);
  long.writeUInt32BE(9, drawing.length - 12);
  expect(cleanPng(long)).toBeNull();
  const empty = Buffer.from(drawing);
  empty.writeUInt32BE(0, 16);
  expect(cleanPng(empty)).toBeNull();
});

test("arbitrary bytes neither throw nor hang", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(drawing.length), (bytes, at) => {
      cleanPng(Buffer.concat([drawing.subarray(0, at), bytes, drawing.subarray(at)]));
    }),
  );
});
