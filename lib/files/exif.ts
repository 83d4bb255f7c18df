import { viewOf } from "./bytes";

/** The orientation of a picture in EXIF: 1 is upright, 5 to 8 are rotated by 90°. */
export type Orientation = number;

const upright: Orientation = 1;
const orientationTag = 0x0112;

export const isSideways = (orientation: Orientation) => orientation >= 5;

/** The orientation in EXIF data (its TIFF part); upright if it is missing or invalid. */
export function readOrientation(tiff: Uint8Array): Orientation {
  const view = viewOf(tiff);
  if (view.byteLength < 8) return upright;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return upright;
  const end = directory + 2 + view.getUint16(directory, isLittle) * 12;
  for (let entry = directory + 2; entry < end && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, isLittle) !== orientationTag) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : upright;
  }
  return upright;
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
