import type { UploadedFile } from "@/lib/api/responses";
import { isUploaded, type UnsentFile } from "@/lib/files/chosen-file";

/** What is known of the file of a message that is not sent. */
export type Attachment =
  | { status: "none" }
  /** A picture is made smaller before it is sent. */
  | { status: "shrinking"; name: string }
  | { status: "uploading"; name: string; share: number }
  /** The next attempt may succeed: the file stays chosen. */
  | { status: "failed"; name: string; retry: () => void }
  | { status: "ready"; uploaded: UploadedFile };

export const none: Attachment = { status: "none" };

export const isAttaching = ({ status }: Attachment) => status === "shrinking" || status === "uploading";

export function fileNameOf(attachment: Attachment): string | null {
  if (attachment.status === "none") return null;
  return attachment.status === "ready" ? attachment.uploaded.file.fileName : attachment.name;
}

export function attachmentOf(stored: UnsentFile | null): Attachment {
  if (stored === null) return none;
  return isUploaded(stored)
    ? { status: "ready", uploaded: stored }
    : { status: "uploading", name: stored.name, share: 0 };
}
