import type { StoredFile } from "../api/responses";

export const isImage = ({ fileType }: Pick<StoredFile, "fileType">) => fileType.startsWith("image/");

/** The longest sides of the small copies of a picture, in pixels: for a list, and for a page. */
export const thumbnailSides = [320, 960] as const;

export type ThumbnailSide = (typeof thumbnailSides)[number];

/** The small copy that `side` in the query of a link asks for. */
export const thumbnailSideOf = (query: URLSearchParams): ThumbnailSide | null =>
  thumbnailSides.find((side) => query.get("side") === String(side)) ?? null;

/** The size of a picture within a square of this side. */
export function sizeWithin(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** A smaller picture, in bytes, is its own small copy. */
const smallBytes = 100 * 1024;

type Picture = Pick<StoredFile, "fileUrl" | "size" | "width" | "height" | "hasThumbnails">;

export const lacksThumbnails = ({ hasThumbnails, size = 0 }: Pick<Picture, "size" | "hasThumbnails">) =>
  !hasThumbnails && size > smallBytes;

/** The links of an `<img>`, of which the browser chooses the smallest that is large enough. */
export function pictureSources({ fileUrl, width, height, hasThumbnails }: Picture) {
  if (!hasThumbnails || !fileUrl || !width || !height) return { src: fileUrl || undefined };
  const widthOf = (side: number) => sizeWithin(side, { width, height }).width;
  const small = thumbnailSides.map((side) => `${fileUrl}&side=${side} ${widthOf(side)}w`);
  return { src: fileUrl, srcSet: [...small, `${fileUrl} ${width}w`].join(", ") };
}
