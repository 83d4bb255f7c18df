import { hasAscii, viewOf } from "./bytes";

/** The orientation of a picture in EXIF: 1 is upright, 5 to 8 are rotated by 90°. */
type Orientation = number;

const upright: Orientation = 1;
const orientationTag = 0x0112;
const exifDirectoryTag = 0x8769;
const dateTakenTag = 0x9003;

export const isSideways = (orientation: Orientation) => orientation >= 5;

/** The orientation in EXIF data (its TIFF part); upright if it is missing or invalid. */
export function readOrientation(tiff: Uint8Array): Orientation {
  const view = viewOf(tiff);
  const entry = findEntry(view, firstDirectory(view), orientationTag);
  const orientation = entry === null ? upright : view.getUint16(entry + 8, isLittle(view));
  return orientation >= 1 && orientation <= 8 ? orientation : upright;
}

/** When a picture was taken, as its camera wrote it (`2019:07:14 17:05:00`), in EXIF data. */
function readDateTaken(tiff: Uint8Array): string | null {
  const view = viewOf(tiff);
  const pointer = findEntry(view, firstDirectory(view), exifDirectoryTag);
  const directory = pointer === null ? null : view.getUint32(pointer + 8, isLittle(view));
  const entry = findEntry(view, directory, dateTakenTag);
  if (entry === null) return null;
  const at = view.getUint32(entry + 8, isLittle(view));
  return String.fromCharCode(...tiff.subarray(at, at + 19));
}

/** What precedes the EXIF data of a JPEG or a HEIC, and of a PNG. */
const names = ["Exif\0\0", "eXIf"];

/** The day on which a photo was taken, at midnight here, by the first bytes of its file. `null`: its camera did not write it. */
export function dayTaken(bytes: Uint8Array): Date | null {
  for (let at = bytes.indexOf(0x2a); at >= 0; at = bytes.indexOf(0x2a, at + 1)) {
    // EXIF data begin with II*\0 or MM\0*.
    const start = hasAscii(bytes, at - 2, "II*\0") ? at - 2 : at - 3;
    if (!names.some((name) => hasAscii(bytes, start - name.length, name))) continue;
    const [, year, month, day] = /^(\d{4}):(\d\d):(\d\d)/.exec(readDateTaken(bytes.subarray(start)) ?? "") ?? [];
    const date = new Date(Number(year), Number(month) - 1, Number(day));
    // Cameras without a clock write zeros.
    if (date.getFullYear() === Number(year) && date.getDate() === Number(day)) return date;
  }
  return null;
}

const isLittle = (view: DataView) => view.getUint16(0) === 0x4949;

const firstDirectory = (view: DataView) => (view.byteLength < 8 ? null : view.getUint32(4, isLittle(view)));

function findEntry(view: DataView, directory: number | null, tag: number): number | null {
  if (directory === null || directory + 2 > view.byteLength) return null;
  const end = directory + 2 + view.getUint16(directory, isLittle(view)) * 12;
  for (let entry = directory + 2; entry < end && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, isLittle(view)) === tag) return entry;
  }
  return null;
}

/** EXIF data with only the orientation; `null` for an upright picture. */
export function orientationOnly(orientation: Orientation): Uint8Array | null {
  if (orientation === upright) return null;
  const view = new DataView(new ArrayBuffer(26));
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return new Uint8Array(view.buffer);
}
