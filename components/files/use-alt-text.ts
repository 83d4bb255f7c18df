import { useRef, useState } from "react";
import { useAutoDismiss } from "@/components/ui/use-auto-dismiss";
import { limits, timings } from "@/lib/api/limits";
import type { UploadedFile } from "@/lib/api/responses";
import { requestErrorOf } from "@/lib/client/api";
import { saveAltText } from "@/lib/client/upload";
import { fileCall } from "@/lib/routes";
import { isTooLong } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";
import type { useUpload } from "./use-upload";

export function altTextProblem(altText: string): string | null {
  return isTooLong(altText, limits.altTextLength) ? uploadTexts.altTextTooLong : null;
}

/** What a person writes about the picture that they have attached, saved before it is sent. */
export function useAltText(
  { attachment, setAttachment, setError }: ReturnType<typeof useUpload>,
  keep: (uploaded: UploadedFile) => void,
) {
  const [isSaving, setIsSaving] = useState(false);
  const [removed, showRemoved] = useAutoDismiss<UploadedFile>(timings.undoMs);
  /** The text that the server has, and for which file. */
  const saved = useRef("");
  const uploaded = attachment.status === "ready" ? attachment.uploaded : null;
  const written = uploaded?.file.altText;

  function attach(uploaded: UploadedFile) {
    keep(uploaded);
    setAttachment({ status: "ready", uploaded });
  }

  function write(altText: string) {
    if (!uploaded) return;
    const changed = { ...uploaded, file: { ...uploaded.file, altText } };
    attach(changed);
    setError(altTextProblem(altText));
  }

  /** Resolves to whether the server has what is written. */
  async function save(): Promise<boolean> {
    if (!uploaded || written === undefined) return true;
    const key = `${uploaded.fileId} ${written}`;
    if (key === saved.current) return true;
    if (altTextProblem(written)) return false;
    setIsSaving(true);
    try {
      await saveAltText(fileCall(uploaded.fileId), written);
      saved.current = key;
      setError(null);
      return true;
    } catch (failure) {
      const { status, message } = requestErrorOf(failure);
      // The file no longer exists. Sending the message will report that.
      if (status === 404) return true;
      setError(uploadTexts.altTextFailed(message));
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  /** Called when the picture is removed. */
  const offerUndo = () => uploaded && written && showRemoved(uploaded);

  const undo = removed && attachment.status === "none" ? () => attach(removed) : null;

  return { write, save, isSaving, offerUndo, undo };
}

export type AltTextState = ReturnType<typeof useAltText>;
