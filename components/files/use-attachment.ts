import { useRef, useState } from "react";
import { isStoredFile } from "@/lib/api/conversation-shapes";
import { limits, uploadTypes } from "@/lib/api/limits";
import type { UploadedFile } from "@/lib/api/responses";
import { shape, text } from "@/lib/api/shape";
import type { RequestError } from "@/lib/client/api";
import { clearDraft, readDraft, writeDraft } from "@/lib/client/drafts";
import { newRequestKey } from "@/lib/client/request-key";
import { uploadFile } from "@/lib/client/upload";
import { sizeLabel } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";

export type Attachment =
  | { status: "none"; error: string | null }
  | { status: "uploading"; name: string; share: number }
  /** The next attempt may succeed: the file stays chosen. */
  | { status: "failed"; name: string; error: string; retry: () => void }
  | { status: "ready"; uploaded: UploadedFile };

const isUploaded = shape<UploadedFile>({ fileId: text, file: isStoredFile });

const none: Attachment = { status: "none", error: null };

/** The file that is sent with the next message of one conversation. Once uploaded, it survives a reload. */
export function useAttachment(username: string, conversationId: string) {
  const scope = `${conversationId}.file`;
  const [attachment, setAttachment] = useState<Attachment>(() => {
    const uploaded = readDraft<UploadedFile>(username, scope, isUploaded);
    return uploaded ? { status: "ready", uploaded } : none;
  });
  const upload = useRef(new AbortController());

  function attach(file: File) {
    remove();
    const problem = problemOf(file);
    if (problem) setAttachment({ status: "none", error: uploadTexts.failed(problem) });
    else void send(file, newRequestKey());
  }

  async function send(file: File, requestKey: string) {
    const controller = new AbortController();
    upload.current = controller;
    const show = (next: Attachment) => !controller.signal.aborted && setAttachment(next);
    const onProgress = (share: number) => show({ status: "uploading", name: file.name, share });
    onProgress(0);
    try {
      const tooLarge = uploadTexts.tooLargeBetween(sizeLabel(limits.uploadBytes));
      const options = { file, requestKey, tooLarge, onProgress, signal: controller.signal };
      const uploaded = await uploadFile("/api/upload", isUploaded, options);
      // The draft is saved without the link, which would open the file for anybody who finds it.
      const draft = { ...uploaded, file: { ...uploaded.file, fileUrl: "" } };
      if (!controller.signal.aborted) writeDraft(username, scope, draft);
      show({ status: "ready", uploaded });
    } catch (failure) {
      const { status, message } = failure as RequestError;
      const error = status > 0 ? uploadTexts.failed(message) : uploadTexts.error;
      const retry = () => void send(file, requestKey);
      show(isTemporary(status) ? { status: "failed", name: file.name, error, retry } : { status: "none", error });
    }
  }

  function remove() {
    upload.current.abort();
    clearDraft(username, scope);
    setAttachment(none);
  }

  /** The server has deleted the file, because it was not sent soon enough. */
  function markLost(name: string) {
    remove();
    setAttachment({ status: "none", error: uploadTexts.gone(name) });
  }

  return { attachment, attach, remove, markLost };
}

/** Whether the file itself is not the reason: no connection, too slow, too many requests, or a server error. */
const isTemporary = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

/** Checks what the browser knows of a file. The server checks its content. A file of unknown type passes. */
function problemOf({ size, type }: File): string | null {
  if (size > limits.uploadBytes) return uploadTexts.tooLarge(sizeLabel(limits.uploadBytes));
  if (size === 0) return uploadTexts.empty;
  return type && !uploadTypes.includes(type) ? uploadTexts.wrongKind : null;
}
