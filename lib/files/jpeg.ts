import { hasAscii, joinBytes, picturePartsMax, viewOf } from "./bytes";
import { isSideways, orientationOnly, readOrientation } from "./exif";

/** A picture without personal metadata. */
export type Picture = {
  bytes: Uint8Array;
  /** Pixels, as shown. */
  width: number;
  height: number;
  /** Its rows and columns are those of its data: viewers need not turn it. */
  isUpright: boolean;
  /** Its data go to the end of the picture. */
  isWhole: boolean;
};

const [startOfImage, endOfImage, startOfScan, app0, app1, comment] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xfe];
const exifName = "Exif\0\0";

/**
 * A JPEG without EXIF, XMP, IPTC, comments, embedded pictures and data after its end; the image data, the colour profile and
 * the orientation stay. `null`: this is not a JPEG.
 */
export function cleanJpeg(bytes: Uint8Array): Picture | null {
  const view = viewOf(bytes);
  if (bytes.length < 4 || view.getUint16(0) !== (0xff00 | startOfImage)) return null;
  const segments = [bytes.subarray(0, 2)];
  let [width, height, orientation, scanBytes, count, isWhole] = [0, 0, 1, 0, 0, false];
  for (let at = 2; at < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      segments.push(bytes.subarray(at, at + 2));
      isWhole = true;
      break;
    }
    count += 1;
    if (at + 4 > bytes.length || count > picturePartsMax) return null;
    const bodyEnd = at + 2 + view.getUint16(at + 2);
    if (bodyEnd > bytes.length || bodyEnd < at + 4) return null;
    const end = marker === startOfScan ? endOfScan(bytes, bodyEnd) : bodyEnd;
    scanBytes += end - bodyEnd;
    if (isFrameHeader(marker) && bodyEnd >= at + 9) [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if (marker === app1 && hasAscii(bytes, at + 4, exifName)) {
      orientation = readOrientation(bytes.subarray(at + 10, end));
      segments.push(exifSegment(orientation));
    } else if (affectsImage(bytes, at, marker)) segments.push(bytes.subarray(at, end));
    at = end;
  }
  // Every block of 8 × 8 pixels takes a bit at least: a picture of more pixels is a decompression bomb without its contents.
  if (width === 0 || height === 0 || scanBytes * 8 < (width / 8) * (height / 8)) return null;
  const size = isSideways(orientation) ? { width: height, height: width } : { width, height };
  return { bytes: joinBytes(segments), ...size, isUpright: orientation === 1, isWhole };
}

/** SOF0 to SOF15, without the three markers in this range that mean something else. */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Only those application segments that affect how the image looks. */
function affectsImage(bytes: Uint8Array, at: number, marker: number): boolean {
  if (marker === comment) return false;
  if (marker < app0 || marker > 0xef) return true;
  return ["JFIF\0", "ICC_PROFILE\0", "Adobe"].some((name) => hasAscii(bytes, at + 4, name));
}

/** The end of the compressed data after a scan's header: at a marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = orientationOnly(orientation);
  if (!tiff) return new Uint8Array();
  const name = new TextEncoder().encode(exifName);
  const length = 2 + name.length + tiff.length;
  return joinBytes([new Uint8Array([0xff, app1, length >> 8, length & 0xff]), name, tiff]);
}
