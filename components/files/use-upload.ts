import { useLayoutEffect, useRef, useState } from "react";
import { isStoredFile } from "@/lib/api/heading-shapes";
import { limits } from "@/lib/api/limits";
import type { UploadedFile } from "@/lib/api/responses";
import { shape, text } from "@/lib/api/shape";
import type { RequestError } from "@/lib/client/api";
import { PictureRefused, preparePicture } from "@/lib/client/prepare-picture";
import { newRequestKey } from "@/lib/client/request-key";
import { uploadFile } from "@/lib/client/upload";
import { convertedTypes, uploadTypes } from "@/lib/files/upload-types";
import { sizeLabel } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";

export type Attachment =
  | { status: "none" }
  /** A picture is made smaller before it is sent. */
  | { status: "shrinking"; name: string }
  | { status: "uploading"; name: string; share: number }
  /** The next attempt may succeed: the file stays chosen. */
  | { status: "failed"; name: string; retry: () => void }
  | { status: "ready"; uploaded: UploadedFile };

export const isUploadedFile = shape<UploadedFile>({ fileId: text, file: isStoredFile });

const none: Attachment = { status: "none" };

export const isAttaching = ({ status }: Attachment) => status === "shrinking" || status === "uploading";

/** One file on its way to the server: chosen, made smaller if it is a large picture, uploaded or refused. */
export function useUpload(initial: UploadedFile | null, onUploaded: (uploaded: UploadedFile) => void) {
  const [attachment, setAttachment] = useState<Attachment>(initial ? { status: "ready", uploaded: initial } : none);
  const [error, setError] = useState<string | null>(null);
  const upload = useRef(new AbortController());
  // An upload may end after many renders, and what was typed meanwhile must not be overwritten.
  const latest = useRef(onUploaded);
  useLayoutEffect(() => {
    latest.current = onUploaded;
  });

  function attach([file, ...others]: File[]) {
    if (others.length > 0) return setError(uploadTexts.oneFile);
    if (!file) return;
    clear();
    const problem = problemOf(file);
    if (problem) setError(uploadTexts.failed(problem));
    else void send(file, newRequestKey());
  }

  async function send(file: File, requestKey: string) {
    const controller = new AbortController();
    const { signal } = controller;
    upload.current = controller;
    const show = (next: Attachment, problem: string | null = null) => {
      if (signal.aborted) return;
      setAttachment(next);
      setError(problem);
    };
    const { name } = file;
    const onProgress = (share: number) => show({ status: "uploading", name, share });
    try {
      if (isPicture(file)) show({ status: "shrinking", name });
      const prepared = isPicture(file) ? await preparePicture(file, signal) : file;
      onProgress(0);
      const tooLarge = uploadTexts.tooLargeBetween(sizeLabel(limits.uploadBytes));
      const options = { file: prepared, requestKey, tooLarge, onProgress, signal };
      const uploaded = await uploadFile("/api/upload", isUploadedFile, options);
      if (!signal.aborted) latest.current(uploaded);
      show({ status: "ready", uploaded });
    } catch (failure) {
      const retry = () => void send(file, requestKey);
      show(isTemporary(failure) ? { status: "failed", name, retry } : none, messageOf(failure));
    }
  }

  function clear(problem: string | null = null) {
    upload.current.abort();
    setAttachment(none);
    setError(problem);
  }

  return { attachment, setAttachment, error, setError, attach, clear };
}

function messageOf(failure: unknown): string {
  if (failure instanceof PictureRefused) return uploadTexts.failed(uploadTexts.picture[failure.problem]);
  const { status, message } = failure as RequestError;
  return status > 0 ? uploadTexts.failed(message) : uploadTexts.error;
}

/** Whether the file itself is not the reason: no connection, too slow, too many requests, or an error of the server or the browser. */
function isTemporary(failure: unknown): boolean {
  if (failure instanceof PictureRefused) return failure.problem === "notShrunk";
  const { status } = failure as RequestError;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

// Where the system does not know HEIC, the browser gives no type.
const isHeic = ({ name, type }: File) => convertedTypes.includes(type) || (type === "" && /\.hei[cf]$/i.test(name));
const isPicture = (file: File) => isHeic(file) || (file.type.startsWith("image/") && uploadTypes.includes(file.type));

/** Checks what the browser knows of a file. The server checks its content. A file of unknown type passes. */
function problemOf(file: File): string | null {
  const { size, type } = file;
  const limit = isPicture(file) ? limits.chosenPictureBytes : limits.uploadBytes;
  if (size > limit) return uploadTexts.tooLarge(sizeLabel(limit));
  if (size === 0) return uploadTexts.empty;
  return type && !isPicture(file) && !uploadTypes.includes(type) ? uploadTexts.wrongKind : null;
}
