import { brotliDecompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { cameraNotes, withSegments } from "../factories/images";

// Photos as phones take them: large, turned by EXIF, with a location in EXIF, XMP and a second picture behind the first.

/** The colours of the corners of a picture: top left, top right, bottom left, bottom right. */
export type Corners = [string, string, string, string];

/** The corners of a picture whose data have red, green, blue and white ones, as it is shown by its orientation. */
export const cornersShown: Record<number, Corners> = {
  1: ["red", "green", "blue", "white"],
  2: ["green", "red", "white", "blue"],
  3: ["white", "blue", "green", "red"],
  4: ["blue", "white", "red", "green"],
  5: ["red", "blue", "green", "white"],
  6: ["blue", "red", "white", "green"],
  7: ["white", "green", "blue", "red"],
  8: ["green", "white", "red", "blue"],
};

/** A progressive JPEG, 2688 × 2016, with these corners. A canvas makes none. */
export const progressive = brotliDecompressSync(
  Buffer.from(
    "G4GQIC4OeBPrdAJ1bPppuSAYGKEJ5T+Ms/cHO0KRaYvLYmnihQSWDiZHIV69Ogye24DSKh5RfNML2PNij7Z5rJ7bNcB/Od7/vQUyrVQacLgXHS" +
      "cfN030Y+BNuFP4pOFeKjF+TigoPXNE2tgsHj+YK9s89yYNHofD5bB53FTi83kCkUosEgpFegVDKjM3GhUpbWwz6+sgZb4VdT/M3JnsePbxbqd5" +
      "vIcTn0Z0cL86sVgXdNKNyP9Lch73W9BlkgMMOTGjt7mmBWEAAHC47D27jghMDvYA1uaVKF+NIWPKAPqd3p7rCaOsM/DBOUY7s4SxfVs355zjH3" +
      "mHc6rjEOCcZ7j/BMdy07s8wLaiBAhhAfAjGNrGJ02GMfn797teAPh/dhv+4ptrKhl88N0rHhGIzeiss5TShLxhxtY4uSsiwhj+ms6JC5jS4vaq" +
      "ZMPRwAQgY8mSq2Ui/xX6WAAY+GyYo/1Hw8ASAP8CdeLoZDSyVFTRvQA=",
    "base64",
  ),
);

/** A JPEG with these corners and noise in its middle, which takes up space like a real photo. */
export async function drawPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      for (const [index, colour] of ["#f00", "#0f0", "#00f", "#fff"].entries()) {
        context.fillStyle = colour;
        context.fillRect(((index % 2) * width) / 2, (Math.floor(index / 2) * height) / 2, width / 2, height / 2);
      }
      const noise = context.createImageData(512, 512);
      for (let at = 0; at < noise.data.length; at += 1)
        noise.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24;
      for (let x = width / 4; x + 512 < (width * 3) / 4; x += 512) {
        for (let y = height / 4; y + 512 < (height * 3) / 4; y += 512) context.putImageData(noise, x, y);
      }
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
      const reader = new FileReader();
      reader.readAsDataURL(blob);
      await new Promise((resolve) => reader.addEventListener("load", resolve));
      return String(reader.result).split(",")[1] ?? "";
    },
    [width, height] as const,
  );
  return Buffer.from(base64, "base64");
}

/** What must not remain of a photo: its location, and where that could be stored. */
export const traces = /Exif|55\.7331|GPSLatitude|ns\.adobe\.com|MPF\0|Camera7/;

/** The photo as a phone stores it, of about this many bytes. */
export function asTaken(jpeg: Buffer, orientation: number, bytes: number): Buffer {
  const xmp = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="55,43.99N"/>';
  const makerNotes = Math.max(0, Math.floor((bytes - jpeg.length) / 2 / 65_000));
  const taken = withSegments(
    jpeg,
    [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), cameraNotes(orientation)])],
    [0xe1, xmp],
    [0xe2, "MPF\0MM\0*"],
    ...Array.from({ length: makerNotes }, (): [number, Buffer] => [0xea, Buffer.alloc(65_000, "55.7331 N ")]),
  );
  // The second picture, whole with its own location, and then a film clip.
  const second = withSegments(jpeg, [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), cameraNotes(orientation)])]);
  return Buffer.concat([taken, second, Buffer.alloc(Math.max(0, bytes - taken.length - second.length), "ftypqt  ")]);
}
