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
  /** It may go another time: the file stays chosen. */
  | { status: "failed"; name: string; error: string; retry: () => void }
  | { status: "ready"; uploaded: UploadedFile };

const isUploaded = shape<UploadedFile>({ fileId: text, file: isStoredFile });

const none: Attachment = { status: "none", error: null };

/** The file that goes along with the next message of one conversation; once uploaded it survives a reload. */
export function useAttachment(username: string, conversationId: string) {
  const scope = `${conversationId}.file`;
  const [attachment, setAttachment] = useState<Attachment>(() => {
    const uploaded = readDraft<UploadedFile>(username, scope, isUploaded);
    return uploaded ? { status: "ready", uploaded } : none;
  });
  const call = useRef(new AbortController());

  function attach(file: File) {
    remove();
    const refusal = refusalOf(file);
    if (refusal) setAttachment({ status: "none", error: uploadTexts.failed(refusal) });
    else void send(file, newRequestKey());
  }

  async function send(file: File, requestKey: string) {
    const mine = new AbortController();
    call.current = mine;
    const show = (next: Attachment) => !mine.signal.aborted && setAttachment(next);
    const onProgress = (share: number) => show({ status: "uploading", name: file.name, share });
    onProgress(0);
    try {
      const tooLarge = uploadTexts.tooLargeBetween(sizeLabel(limits.uploadBytes));
      const upload = { file, requestKey, tooLarge, onProgress, signal: mine.signal };
      const uploaded = await uploadFile("/api/upload", isUploaded, upload);
      // Without its link, which opens the file for whoever finds it.
      const kept = { ...uploaded, file: { ...uploaded.file, fileUrl: "" } };
      if (!mine.signal.aborted) writeDraft(username, scope, kept);
      show({ status: "ready", uploaded });
    } catch (failure) {
      const { status, message } = failure as RequestError;
      const error = status > 0 ? uploadTexts.failed(message) : uploadTexts.error;
      const retry = () => void send(file, requestKey);
      show(isPassing(status) ? { status: "failed", name: file.name, error, retry } : { status: "none", error });
    }
  }

  function remove() {
    call.current.abort();
    clearDraft(username, scope);
    setAttachment(none);
  }

  /** The server does not have it any more: it was not sent in time. */
  function lose(name: string) {
    remove();
    setAttachment({ status: "none", error: uploadTexts.gone(name) });
  }

  return { attachment, attach, remove, lose };
}

/** Whether a failure says nothing about the file: out of reach, too slow, too many, or the server's own. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 429 || status >= 500;

/** What can be said before anything is sent; the server judges by content. A type unknown to the browser is let through. */
function refusalOf({ size, type }: File): string | null {
  if (size > limits.uploadBytes) return uploadTexts.tooLarge(sizeLabel(limits.uploadBytes));
  if (size === 0) return uploadTexts.empty;
  return type && !uploadTypes.includes(type) ? uploadTexts.wrongKind : null;
}
