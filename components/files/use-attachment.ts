import { useState } from "react";
import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { isUnsentFile, isUploaded, problemOf, type UnsentFile } from "@/lib/files/chosen-file";
import { uploadTexts } from "@/lib/texts/upload";
import { attachmentOf, fileNameOf } from "./attachment";
import type { Replacement } from "./replace-dialog";
import { useAltText } from "./use-alt-text";
import { useUpload } from "./use-upload";

/** The file that is sent with the next message of one conversation. It survives a reload. */
export function useAttachment(username: string, conversationId: string) {
  const scope = `${conversationId}.file`;
  const stored = () => readDraft<UnsentFile>(username, scope, isUnsentFile);
  const upload = useUpload({ scope, stored, store });
  const { attachment, error, isStored, remove } = upload;
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const altText = useAltText(upload, store);

  /** The draft is saved without the link, which would open the file for anybody who finds it. */
  function store(file: UnsentFile | null) {
    if (file === null) clearDraft(username, scope);
    else writeDraft(username, scope, isUploaded(file) ? { ...file, file: { ...file.file, fileUrl: "" } } : file);
  }

  /** A file that replaces another, which may be of another tab, is attached when the person confirms it. */
  function attach(files: File[]) {
    const [second] = files;
    const first = fileNameOf(attachment) ?? fileNameOf(attachmentOf(stored()));
    if (!second || !first || problemOf(second)) return void upload.attach(files);
    const onClose = () => setReplacement(null);
    const onReplace = () => {
      onClose();
      void upload.attach(files);
    };
    setReplacement({ first, second: second.name, onReplace, onClose });
  }

  /** The server has deleted the file, because it was not sent soon enough. */
  const markLost = (name: string) => remove(uploadTexts.gone(name));

  return { attachment, error, isStored, attach, replacement, remove: () => remove(), markLost, altText };
}
