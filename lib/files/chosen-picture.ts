import { limits } from "../api/limits";
import { hasAscii } from "./bytes";
import { cleanJpeg, type Picture } from "./jpeg";
import { cleanPng } from "./png";

/** Why a picture cannot be attached. */
export type PictureProblem = "incomplete" | "tooManyPixels" | "heic" | "unreadable";

/** What becomes of a picture that somebody has chosen, before it is sent. */
type PicturePlan =
  | { kind: "keep"; bytes: Uint8Array }
  | { kind: "redraw"; mayBeTransparent: boolean; ifUnreadable: PictureProblem }
  | { kind: "refuse"; problem: PictureProblem };

/**
 * A picture that is small and upright is sent as it is, without its metadata. Any other one is redrawn: smaller, upright, and
 * with nothing in it but its pixels.
 */
export function planPicture(bytes: Uint8Array): PicturePlan {
  if (hasAscii(bytes, 0, "\xff\xd8")) return planOf(cleanJpeg(bytes), false);
  if (hasAscii(bytes, 0, "\x89PNG")) return planOf(cleanPng(bytes), true);
  return { kind: "redraw", mayBeTransparent: false, ifUnreadable: isHeic(bytes) ? "heic" : "unreadable" };
}

function planOf(picture: Picture | null, mayBeTransparent: boolean): PicturePlan {
  if (!picture?.isWhole) return { kind: "refuse", problem: "incomplete" };
  const { bytes, width, height, isUpright } = picture;
  if (width * height > limits.picturePixels) return { kind: "refuse", problem: "tooManyPixels" };
  const isSmall = Math.max(width, height) <= limits.pictureSide && bytes.length <= limits.pictureBytes;
  return isSmall && isUpright
    ? { kind: "keep", bytes }
    : { kind: "redraw", mayBeTransparent, ifUnreadable: "unreadable" };
}

const heicBrands = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

const isHeic = (bytes: Uint8Array) =>
  hasAscii(bytes, 4, "ftyp") && heicBrands.some((brand) => hasAscii(bytes, 8, brand));

/** How a picture is drawn, one after the other until its file is small enough. `side`: the longer one, in pixels. */
export const redraws = [
  { side: limits.pictureSide, quality: 0.86 },
  { side: limits.pictureSide, quality: 0.75 },
  { side: 2_048, quality: 0.7 },
  { side: 1_600, quality: 0.65 },
  { side: 1_024, quality: 0.6 },
] as const;

/** The name of a picture after it was drawn as another type. */
export const renamed = (name: string, type: string) =>
  `${name.replace(/\.[^.]*$/, "") || name}.${type === "image/png" ? "png" : "jpg"}`;
