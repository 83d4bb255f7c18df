import type { UploadedFile } from "@/lib/api/responses";
import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { uploadTexts } from "@/lib/texts/upload";
import { useAltText } from "./use-alt-text";
import { isUploadedFile, useUpload } from "./use-upload";

/** The file that is sent with the next message of one conversation. Once uploaded, it survives a reload. */
export function useAttachment(username: string, conversationId: string) {
  const scope = `${conversationId}.file`;
  const upload = useUpload(readDraft<UploadedFile>(username, scope, isUploadedFile), save);
  const { attachment, error, clear } = upload;
  const altText = useAltText(upload, save);

  /** The draft is saved without the link, which would open the file for anybody who finds it. */
  function save(uploaded: UploadedFile) {
    writeDraft(username, scope, { ...uploaded, file: { ...uploaded.file, fileUrl: "" } });
  }

  function attach(files: File[]) {
    if (files.length === 1) clearDraft(username, scope);
    upload.attach(files);
  }

  function remove(problem: string | null = null) {
    clearDraft(username, scope);
    clear(problem);
  }

  /** The server has deleted the file, because it was not sent soon enough. */
  const markLost = (name: string) => remove(uploadTexts.gone(name));

  return { attachment, error, attach, remove: () => remove(), markLost, altText };
}

export type AttachmentState = ReturnType<typeof useAttachment>;
