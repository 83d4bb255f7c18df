import type { UploadedFile } from "../api/responses";

/** A file that was chosen and is not uploaded yet. Its original is in the browser (lib/client/chosen-files.ts). */
export type ChosenFile = { name: string; requestKey: string };

/** A file of what is not sent yet. */
export type UnsentFile = UploadedFile | ChosenFile;

/** One of them in a draft. `key`: of its original. Keys are in the order in which the files were chosen. */
export type DraftFile = { key: string; file: UnsentFile };

export const isUploaded = (file: UnsentFile): file is UploadedFile => "fileId" in file;

export const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

/** As it is stored in a draft: its link would open it for anybody who finds it. */
export const withoutLink = (file: UnsentFile): UnsentFile =>
  isUploaded(file) ? { ...file, file: { ...file.file, fileUrl: "" } } : file;
