import { isStoredFile } from "../api/heading-shapes";
import { limits } from "../api/limits";
import type { UploadedFile } from "../api/responses";
import { shape, text } from "../api/shape";
import { sizeLabel } from "../texts/rules";
import { uploadTexts } from "../texts/upload";
import { convertedTypes, uploadTypes } from "./upload-types";

/** A file that was chosen and is not uploaded yet. Its content is in the browser (lib/client/chosen-files.ts). */
export type ChosenFile = { name: string; requestKey: string };

/** The file of what is not sent yet. */
export type UnsentFile = UploadedFile | ChosenFile;

export const isUploadedFile = shape<UploadedFile>({ fileId: text, file: isStoredFile });
const isChosenFile = shape<ChosenFile>({ name: text, requestKey: text });
export const isUnsentFile = (file: unknown): file is UnsentFile => isUploadedFile(file) || isChosenFile(file);

export const isUploaded = (file: UnsentFile | null | undefined): file is UploadedFile =>
  file !== null && file !== undefined && "fileId" in file;

// Where the system does not know HEIC, the browser gives no type.
const isHeic = ({ name, type }: File) => convertedTypes.includes(type) || (type === "" && /\.hei[cf]$/i.test(name));
export const isPicture = (file: File) =>
  isHeic(file) || (file.type.startsWith("image/") && uploadTypes.includes(file.type));

/** Checks what the browser knows of a file. The server checks its content. A file of unknown type passes. */
export function problemOf(file: File): string | null {
  const { size, type } = file;
  if (type.startsWith("video/")) return uploadTexts.video;
  const limit = isPicture(file) ? limits.chosenPictureBytes : limits.uploadBytes;
  if (size > limit) return uploadTexts.tooLarge(sizeLabel(limit));
  if (size === 0) return uploadTexts.empty;
  return type && !isPicture(file) && !uploadTypes.includes(type) ? uploadTexts.wrongKind : null;
}
