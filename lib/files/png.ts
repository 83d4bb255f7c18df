import { hasAscii, joinBytes, picturePartsMax, viewOf } from "./bytes";
import { crc32 } from "./crc32";
import { isSideways, orientationOnly, readOrientation } from "./exif";
import type { Picture } from "./jpeg";

const signature = "\x89PNG\r\n\x1a\n";
/** The chunks that affect how the image looks; texts, times, EXIF and private chunks are removed. */
const imageChunks =
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" ");

/** Values per pixel, by the type of colour. */
const channels = [1, 0, 3, 1, 2, 0, 4];
/**
 * How far deflate compresses at most. A file that claims more pixels than its data can hold is refused: decoding it would take memory for
 * all of them.
 */
const maxRatio = 1_032;

/** A PNG without texts, EXIF and data after its end; pixels, colours and the orientation stay. `null`: this is not a PNG. */
export function cleanPng(bytes: Uint8Array): Picture | null {
  if (!hasAscii(bytes, 0, signature) || !hasAscii(bytes, 12, "IHDR")) return null;
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let [orientation, pixelBytes] = [1, 0];
  for (let [at, count] = [8, 0]; at + 12 <= bytes.length && count < picturePartsMax; count += 1) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === "IDAT") pixelBytes += end - at - 12;
    if (type === "eXIf") {
      orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      parts.push(exifChunk(orientation));
    } else if (imageChunks.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") return picture(joinBytes(parts), { orientation, pixelBytes });
    at = end;
  }
  return null;
}

type Found = { orientation: number; pixelBytes: number };

function picture(bytes: Uint8Array, { orientation, pixelBytes }: Found): Picture | null {
  const view = viewOf(bytes);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  // The format itself forbids larger sizes.
  if (width === 0 || height === 0 || width > 0x7fffffff || height > 0x7fffffff) return null;
  const bitsPerPixel = (bytes[24] ?? 0) * (channels[bytes[25] ?? 0] ?? 0);
  if (pixelBytes === 0 || (width * height * bitsPerPixel) / 8 > pixelBytes * maxRatio) return null;
  const size = isSideways(orientation) ? { width: height, height: width } : { width, height };
  return { bytes, ...size, isUpright: orientation === 1, isWhole: true };
}

function exifChunk(orientation: number): Uint8Array {
  const tiff = orientationOnly(orientation);
  if (!tiff) return new Uint8Array();
  const body = joinBytes([new TextEncoder().encode("eXIf"), tiff]);
  const chunk = new Uint8Array(body.length + 8);
  viewOf(chunk).setUint32(0, tiff.length);
  chunk.set(body, 4);
  viewOf(chunk).setUint32(body.length + 4, crc32(body));
  return chunk;
}
