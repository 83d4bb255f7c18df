import type { UploadedFile } from "../api/responses";
import { isPicture, isUploadedFile } from "../files/chosen-file";
import { lacksThumbnails } from "../files/thumbnails";
import { sizeLabel } from "../texts/size-label";
import { uploadTexts } from "../texts/upload";
import { requestErrorOf } from "./api";
import { PictureRefused, preparePicture } from "./prepare-picture";
import { saveThumbnails } from "./save-thumbnails";
import { uploadFile } from "./upload";

/** `isTemporary`: the file itself is not the reason, and another attempt may succeed. */
type Result = { uploaded: UploadedFile } | { problem: string; isTemporary: boolean };

type Options = {
  /** The limit of this site. */
  uploadBytes: number;
  requestKey: string;
  signal: AbortSignal;
  onShrinking: () => void;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
};

/** Uploads a file that a person has chosen; a picture is made smaller first. */
export async function uploadChosenFile(file: File, { uploadBytes, onShrinking, ...options }: Options): Promise<Result> {
  const isShrunk = isPicture(file);
  try {
    if (isShrunk) onShrinking();
    const prepared = isShrunk ? await preparePicture(file, options.signal) : file;
    options.onProgress(0);
    const tooLarge = uploadTexts.tooLargeBetween(sizeLabel(uploadBytes));
    const uploaded = await uploadFile("/api/upload", isUploadedFile, { ...options, file: prepared, tooLarge });
    if (isShrunk && lacksThumbnails(uploaded.file)) void saveThumbnails(uploaded.fileId, prepared);
    return { uploaded };
  } catch (failure) {
    if (failure instanceof PictureRefused) {
      const { problem } = failure;
      return { problem: uploadTexts.failed(uploadTexts.picture[problem]), isTemporary: problem === "notShrunk" };
    }
    const { status, message } = requestErrorOf(failure);
    // No connection, too slow, too many requests, or an error of the server.
    const isTemporary = status === 0 || status === 408 || status === 429 || status >= 500;
    return { problem: status > 0 ? uploadTexts.failed(message) : uploadTexts.error, isTemporary };
  }
}
