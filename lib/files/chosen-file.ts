import { isStoredFile } from "../api/heading-shapes";
import { limits } from "../api/limits";
import type { UploadedFile } from "../api/responses";
import { shape, text } from "../api/shape";
import { sizeLabel } from "../texts/size-label";
import { uploadTexts } from "../texts/upload";
import type { ChosenFile, UnsentFile } from "./draft-file";
import { convertedTypes, uploadTypes } from "./upload-types";

export const isUploadedFile = shape<UploadedFile>({ fileId: text, file: isStoredFile });
const isChosenFile = shape<ChosenFile>({ name: text, requestKey: text });
export const isUnsentFile = (file: unknown): file is UnsentFile => isUploadedFile(file) || isChosenFile(file);

// Where the system does not know HEIC, the browser gives no type.
const isHeic = ({ name, type }: File) => convertedTypes.includes(type) || (type === "" && /\.hei[cf]$/i.test(name));
export const isPicture = (file: File) =>
  isHeic(file) || (file.type.startsWith("image/") && uploadTypes.includes(file.type));

/** Checks what the browser knows of a file. The server checks its content. A file of unknown type passes. */
export function problemOf(file: File, uploadBytes: number): string | null {
  const { size, type } = file;
  if (type.startsWith("video/")) return uploadTexts.video;
  const limit = isPicture(file) ? limits.chosenPictureBytes : uploadBytes;
  if (size > limit) return uploadTexts.tooLarge(sizeLabel(limit));
  if (size === 0) return uploadTexts.empty;
  return type && !isPicture(file) && !uploadTypes.includes(type) ? uploadTexts.wrongKind : null;
}

/** Why a file is not attached. */
export type FileProblem = { name: string; sentence: string };

/** Which of the chosen files go with a message that has `count` already. */
export function checkChosen(
  chosen: File[],
  count: number,
  uploadBytes: number,
): { accepted: File[]; problems: FileProblem[] } {
  const possible: File[] = [];
  const refused: FileProblem[] = [];
  for (const file of chosen) {
    const problem = problemOf(file, uploadBytes);
    if (problem) refused.push({ name: file.name, sentence: uploadTexts.failed(problem) });
    else possible.push(file);
  }
  const room = Math.max(0, limits.messageFiles - count);
  const tooMany = uploadTexts.tooMany(limits.messageFiles);
  const beyond = possible.slice(room).map(({ name }) => ({ name, sentence: tooMany }));
  return { accepted: possible.slice(0, room), problems: [...refused, ...beyond] };
}
