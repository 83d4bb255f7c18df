import type { UploadedFile } from "@/lib/api/responses";
import { type DraftFile, isUploaded } from "@/lib/files/draft-file";

/** How far a file is on its way to the server. */
type Progress =
  /** A picture is made smaller before it is sent. */
  | { status: "shrinking" }
  | { status: "uploading"; share: number }
  /** The next attempt may succeed: the file stays chosen. */
  | { status: "failed"; retry: () => void }
  | { status: "ready"; uploaded: UploadedFile };

/** A file of what is not sent yet. */
export type Attachment = {
  /** As in its draft. */
  key: string;
  name: string;
  progress: Progress;
  /** As it was chosen; `null`: it is not in the browser. */
  original: File | null;
  error: string | null;
  /** `false`: the browser has no space for it. */
  isOriginalStored: boolean;
};

export function attachmentOf({ key, file }: DraftFile): Attachment {
  const known = { key, original: null, error: null, isOriginalStored: true };
  return isUploaded(file)
    ? { ...known, name: file.file.fileName, progress: { status: "ready", uploaded: file } }
    : { ...known, name: file.name, progress: { status: "uploading", share: 0 } };
}

export const uploadedOf = ({ progress }: Attachment): UploadedFile | null =>
  progress.status === "ready" ? progress.uploaded : null;

export const uploadedFiles = (attachments: Attachment[]): UploadedFile[] =>
  attachments.flatMap((attachment) => uploadedOf(attachment) ?? []);

export const isAttaching = ({ progress: { status } }: Attachment) => status === "shrinking" || status === "uploading";

export const isReadyPicture = (attachment: Attachment) =>
  uploadedOf(attachment)?.file.fileType.startsWith("image/") ?? false;
