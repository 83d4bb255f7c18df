import { type ThumbnailSide, thumbnailSides } from "../../files/thumbnails";
import { uploadTexts } from "../../texts/upload";
import { findOwnFile, type StoredRow } from "../db/file";
import { markThumbnails } from "../db/upload";
import { ApiError, fileExpired } from "../errors";
import { inspect } from "./inspect";
import { storage, thumbnailKey } from "./storage";

type ReceiveFile = (store: (file: { bytes: Uint8Array }) => Promise<void>) => Promise<void>;

/** Stores a small copy of a picture, which its owner's browser has drawn. The largest comes last: then the picture has them all. */
export async function saveThumbnail(userId: string, id: string, side: ThumbnailSide, receiveFile: ReceiveFile) {
  const file = await findOwnFile(userId, id);
  if (!file?.type.startsWith("image/")) return fileExpired();
  const { storageKey } = file;
  await receiveFile(({ bytes }) => storeSmall(thumbnailKey(storageKey, side), side, bytes));
  const isLast = side === thumbnailSides.at(-1);
  // Removed meanwhile, the picture would leave a copy that nothing finds.
  if (isLast && !(await markThumbnails(userId, id))) await storage().remove([storageKey]);
}

async function storeSmall(key: string, side: ThumbnailSide, received: Uint8Array) {
  const picture = inspect(received);
  const isSmall = picture?.type === "image/jpeg" && Math.max(picture.width ?? 0, picture.height ?? 0) <= side;
  if (!isSmall) throw new ApiError("unsupported_file", uploadTexts.notSmall(side));
  await storage().put(key, picture.bytes, picture.type);
}

/** `null`: there is no such copy, as after a restore. */
export const openThumbnail = ({ storageKey, hasThumbnails }: StoredRow, side: ThumbnailSide) =>
  hasThumbnails ? storage().open(thumbnailKey(storageKey, side)) : null;
