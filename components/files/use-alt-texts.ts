import { useRef, useState } from "react";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { limits, timings } from "@/lib/api/limits";
import { requestErrorOf } from "@/lib/client/api";
import { saveAltText } from "@/lib/client/upload";
import { fileCall } from "@/lib/conversation/thread/thread-entry";
import { isTooLong } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";
import { type Attachment, uploadedOf } from "./attachment";
import type { Uploads } from "./use-uploads";

export function altTextProblem(altText: string): string | null {
  return isTooLong(altText, limits.altTextLength) ? uploadTexts.altTextTooLong : null;
}

/** What a person writes about the pictures that they have attached, saved before they are sent. */
export function useAltTexts({ attachments, change, keep, restore }: Uploads) {
  const [isSaving, setIsSaving] = useState(false);
  const [removed, showRemoved] = useAutoDismiss<Attachment>(timings.undoMs);
  /** The texts that the server has, by file. */
  const saved = useRef(new Map<string, string>());

  function write(attachment: Attachment, altText: string) {
    const uploaded = uploadedOf(attachment);
    if (!uploaded) return;
    keep(attachment.key, { ...uploaded, file: { ...uploaded.file, altText } }, altTextProblem(altText));
  }

  async function saveOne(attachment: Attachment): Promise<boolean> {
    const { fileId = "", file } = uploadedOf(attachment) ?? {};
    const written = file?.altText;
    if (written === undefined || written === saved.current.get(fileId)) return true;
    if (altTextProblem(written)) return false;
    try {
      await saveAltText(fileCall(fileId), written);
      saved.current.set(fileId, written);
      change(attachment.key, { error: null });
      return true;
    } catch (failure) {
      const { status, message } = requestErrorOf(failure);
      // The file no longer exists. Sending the message will report that.
      if (status === 404) return true;
      change(attachment.key, { error: uploadTexts.altTextFailed(message) });
      return false;
    }
  }

  /** Resolves to whether the server has what is written about all of them. */
  async function save(): Promise<boolean> {
    setIsSaving(true);
    const results = await Promise.all(attachments.map(saveOne));
    setIsSaving(false);
    return results.every(Boolean);
  }

  /** Called when a picture is removed. */
  const offerUndo = (attachment: Attachment) => uploadedOf(attachment)?.file.altText && showRemoved(attachment);

  const isBack = attachments.some(({ key }) => key === removed?.key);
  const undo = removed && !isBack ? () => restore(removed) : null;

  return { write, saveOne, save, isSaving, offerUndo, undo };
}

export type AltTextsState = ReturnType<typeof useAltTexts>;
