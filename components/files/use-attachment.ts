import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { isUnsentFile, isUploaded, type UnsentFile } from "@/lib/files/chosen-file";
import { uploadTexts } from "@/lib/texts/upload";
import { useAltText } from "./use-alt-text";
import { useUpload } from "./use-upload";

/** The file that is sent with the next message of one conversation. It survives a reload. */
export function useAttachment(username: string, conversationId: string) {
  const scope = `${conversationId}.file`;
  const stored = readDraft<UnsentFile>(username, scope, isUnsentFile);
  const upload = useUpload({ scope, stored, store });
  const { attachment, error, isStored, attach, remove } = upload;
  const altText = useAltText(upload, store);

  /** The draft is saved without the link, which would open the file for anybody who finds it. */
  function store(file: UnsentFile | null) {
    if (file === null) clearDraft(username, scope);
    else writeDraft(username, scope, isUploaded(file) ? { ...file, file: { ...file.file, fileUrl: "" } } : file);
  }

  /** The server has deleted the file, because it was not sent soon enough. */
  const markLost = (name: string) => remove(uploadTexts.gone(name));

  return { attachment, error, isStored, attach, remove: () => remove(), markLost, altText };
}

export type AttachmentState = ReturnType<typeof useAttachment>;
