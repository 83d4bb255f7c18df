import { expect, test } from "@jest/globals";
import { limits } from "@/lib/api/limits";
import { problemOf } from "@/lib/files/chosen-file";
import { planPicture, redraws, renamed } from "@/lib/files/chosen-picture";
import { dayTaken } from "@/lib/files/exif";
import { sizeWithin } from "@/lib/files/thumbnails";
import { uploadTexts } from "@/lib/texts/upload";
import {
  drawing,
  photo,
  sayingSize,
  snapshot,
  takenOn,
  withChunks,
  withSegments,
} from "../../support/factories/images";

/** A JPEG of this size with just enough data for its pixels. */
function ofSize(jpeg: Buffer, width: number, height: number): Buffer {
  const data = Buffer.alloc((width * height) / 512);
  return sayingSize(Buffer.concat([jpeg.subarray(0, -2), data, jpeg.subarray(-2)]), width, height);
}

test("a small upright picture is sent as it is, without its metadata", () => {
  for (const picture of [photo, snapshot(1), Buffer.concat([photo, Buffer.alloc(3 * 1024 * 1024)])]) {
    expect(planPicture(picture)).toEqual({ kind: "keep", bytes: new Uint8Array(photo) });
  }
  expect(planPicture(withChunks(drawing, ["tEXt", "secret"]))).toEqual({
    kind: "keep",
    bytes: new Uint8Array(drawing),
  });
});

test("a turned one, a large one and one of many bytes are drawn anew; only a PNG may be transparent", () => {
  const redraw = { kind: "redraw", mayBeTransparent: false, ifUnreadable: "unreadable" };
  for (const orientation of [2, 3, 4, 5, 6, 7, 8]) expect(planPicture(snapshot(orientation))).toEqual(redraw);
  expect(planPicture(ofSize(photo, limits.pictureSide, 100))).toMatchObject({ kind: "keep" });
  expect(planPicture(ofSize(photo, limits.pictureSide + 1, 100))).toEqual(redraw);
  expect(planPicture(withChunks(drawing, ["IDAT", "x".repeat(limits.pictureBytes)]))).toEqual({
    ...redraw,
    mayBeTransparent: true,
  });
});

test("one that is not complete, or has too many pixels, is refused before it is opened", () => {
  const incomplete = { kind: "refuse", problem: "incomplete" };
  for (const length of [10, 300, photo.length - 2]) expect(planPicture(photo.subarray(0, length))).toEqual(incomplete);
  expect(planPicture(drawing.subarray(0, 60))).toEqual(incomplete);
  const tooMany = { kind: "refuse", problem: "tooManyPixels" };
  expect(planPicture(ofSize(photo, 20_000, 10_000))).toEqual(tooMany);
  expect(planPicture(ofSize(photo, 8_660, 5_773))).toMatchObject({ kind: "redraw" });
});

test("what is neither JPEG nor PNG is left to the browser, which may know HEIC", () => {
  const planOf = (content: string) => planPicture(Buffer.from(content, "latin1"));
  expect(planOf("\0\0\0\x18ftypheic\0\0\0\0mif1heic")).toMatchObject({ kind: "redraw", ifUnreadable: "heic" });
  expect(planOf("Dear diary")).toMatchObject({ kind: "redraw", ifUnreadable: "unreadable" });
});

test("a video is refused as such, whatever its size", () => {
  const video = new File(["."], "lake.mp4", { type: "video/mp4" });
  Object.defineProperty(video, "size", { value: 2e9 });
  expect(problemOf(video, limits.uploadBytes)).toBe(uploadTexts.video);
});

test("a text may be as large as the site allows", () => {
  const text = new File([Buffer.alloc(limits.uploadBytes + 1, "a")], "diary.txt", { type: "text/plain" });
  expect(problemOf(text, limits.uploadBytes)).toBe(uploadTexts.tooLarge("4 MB"));
  expect(problemOf(text, 5 * 1024 * 1024)).toBeNull();
});

test("a picture keeps its shape, and none becomes larger", () => {
  expect(sizeWithin(2_560, { width: 4_032, height: 3_024 })).toEqual({ width: 2_560, height: 1_920 });
  expect(sizeWithin(2_560, { width: 3_024, height: 4_032 })).toEqual({ width: 1_920, height: 2_560 });
  expect(sizeWithin(2_560, { width: 16, height: 8 })).toEqual({ width: 16, height: 8 });
  expect(sizeWithin(1_024, { width: 50_000, height: 3 })).toEqual({ width: 1_024, height: 1 });
  expect(redraws.map(({ side }) => side)).toEqual([...redraws.map(({ side }) => side)].sort((a, b) => b - a));
});

test.each([
  ["IMG_1.HEIC", "image/jpeg", "IMG_1.jpg"],
  ["door.with.dots.png", "image/jpeg", "door.with.dots.jpg"],
  [".png", "image/jpeg", ".png.jpg"],
  ["door", "image/png", "door.png"],
])("%s drawn as %s is called %s", (name, type, expected) => {
  expect(renamed(name, type)).toBe(expected);
});

const jpegOf = (time: string) => withSegments(photo, [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), takenOn(time)])]);

test("the day on which a photo was taken is read in a JPEG, a PNG and a HEIC", () => {
  const time = "2019:07:14 23:59:58";
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic * \0\0\0\x06Exif\0\0", "latin1"), takenOn(time)]);
  for (const taken of [jpegOf(time), withChunks(drawing, ["eXIf", takenOn(time)]), heic]) {
    expect(dayTaken(taken)).toEqual(new Date(2019, 6, 14));
  }
});

test.each(["0000:00:00 00:00:00", "2019:02:31 10:00:00", "yesterday", ""])("the time %j is no day", (time) => {
  expect(dayTaken(jpegOf(time))).toBeNull();
});

test("a photo without a time, or with EXIF data that end early, has no day", () => {
  for (const taken of [photo, drawing, snapshot(1), Buffer.alloc(0), Buffer.from("***")])
    expect(dayTaken(taken)).toBeNull();
  const whole = jpegOf("2019:07:14 23:59:58");
  for (let length = 0; length < 66; length += 1) expect(dayTaken(whole.subarray(0, length))).toBeNull();
});
