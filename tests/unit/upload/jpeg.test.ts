import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { cleanJpeg } from "@/lib/files/jpeg";
import { cameraNotes, photo, snapshot, withSegments } from "../../support/factories/images";

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("latin1");

test("a JPEG without metadata is unchanged", () => {
  const clean = cleanJpeg(photo);
  expect(clean).toMatchObject({ width: 16, height: 8 });
  expect(Buffer.from(clean?.bytes ?? [])).toEqual(photo);
});

test.each(["II", "MM"] as const)("the location and the camera are removed (%s), the orientation stays", (order) => {
  const taken = snapshot(6, order);
  expect(text(taken)).toMatch(/Camera7[\s\S]*55\.7331 N/);
  const clean = cleanJpeg(taken);
  expect(text(clean?.bytes)).not.toMatch(/Camera7|55\.73/);
  expect(text(clean?.bytes)).toContain("ICC_PROFILE");
  // The EXIF data of the cleaned picture has one entry, the orientation.
  const exif = text(clean?.bytes).indexOf("Exif\0\0") + 6;
  const notes = Buffer.from(clean?.bytes ?? []).subarray(exif, exif + 26);
  expect([notes.readUInt16BE(8), notes.readUInt16BE(10), notes.readUInt16BE(18)]).toEqual([1, 0x0112, 6]);
  expect(cleanJpeg(clean?.bytes ?? photo)).toEqual(clean);
});

test.each([1, 2, 3, 4])("a picture of orientation %i is as wide as its data", (orientation) => {
  expect(cleanJpeg(snapshot(orientation))).toMatchObject({ width: 16, height: 8 });
});

test.each([5, 6, 7, 8])("a picture of orientation %i swaps width and height", (orientation) => {
  expect(cleanJpeg(snapshot(orientation))).toMatchObject({ width: 8, height: 16 });
});

test.each([0, 1, 9, 65_535])("orientation %i leaves no EXIF", (orientation) => {
  expect(Buffer.from(cleanJpeg(snapshot(orientation))?.bytes ?? [])).toEqual(photo);
});

test("every other segment with text is removed, wherever it is", () => {
  const segments: [number, string][] = [
    [0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>secret</x:xmpmeta>"],
    [0xe2, "MPF\0secret"],
    [0xed, "Photoshop 3.0\0secret"],
    [0xe0, "JFXX\0secret"],
    [0xef, "secret"],
    [0xfe, "secret"],
  ];
  expect(Buffer.from(cleanJpeg(withSegments(photo, ...segments))?.bytes ?? [])).toEqual(photo);
  const end = photo.subarray(0, -2);
  const behindScan = Buffer.concat([end, Buffer.from("\xff\xfe\0\x08secret", "latin1"), Buffer.from([0xff, 0xd9])]);
  expect(Buffer.from(cleanJpeg(behindScan)?.bytes ?? [])).toEqual(photo);
});

test("what follows the end of the picture goes away: film clips, archives, pages", () => {
  for (const tail of ["PK\x03\x04 an archive", "<script>alert(1)</script>", photo.toString("latin1")]) {
    const joined = Buffer.concat([photo, Buffer.from(tail, "latin1")]);
    expect(Buffer.from(cleanJpeg(joined)?.bytes ?? [])).toEqual(photo);
  }
});

test("broken EXIF is removed and counts as upright", () => {
  const notes = cameraNotes(6);
  for (let length = 0; length < 34; length += 1) {
    const cut = withSegments(photo, [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), notes.subarray(0, length)])]);
    expect(Buffer.from(cleanJpeg(cut)?.bytes ?? [])).toEqual(photo);
  }
});

test("a file that only begins like a JPEG is rejected", () => {
  const pretenders = ["", "\xff", "\xff\xd8", "\xff\xd8\xff", "\xff\xd8<html>", "\xff\xd8\xff\xe0\0\x10JFIF\0<script>"];
  for (const bytes of pretenders) expect(cleanJpeg(Buffer.from(bytes, "latin1"))).toBeNull();
  const head = photo.subarray(0, photo.indexOf(Buffer.from([0xff, 0xda])));
  expect(cleanJpeg(head)).toBeNull();
});

test("arbitrary bytes neither throw nor hang", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(photo.length), (bytes, at) => {
      cleanJpeg(Buffer.concat([photo.subarray(0, at), bytes, photo.subarray(at)]));
    }),
  );
});
