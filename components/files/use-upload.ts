import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useUsername } from "@/components/session/use-session";
import { limits } from "@/lib/api/limits";
import type { UploadedFile } from "@/lib/api/responses";
import { type RequestError, requestErrorOf } from "@/lib/client/api";
import { findChosenFile, removeChosenFile, removeStaleFiles, storeChosenFile } from "@/lib/client/chosen-files";
import { isDraftStored } from "@/lib/client/drafts";
import { PictureRefused, preparePicture } from "@/lib/client/prepare-picture";
import { newRequestKey } from "@/lib/client/request-key";
import { uploadFile } from "@/lib/client/upload";
import {
  type ChosenFile,
  isPicture,
  isUploaded,
  isUploadedFile,
  problemOf,
  type UnsentFile,
} from "@/lib/files/chosen-file";
import { sizeLabel } from "@/lib/texts/rules";
import { uploadTexts } from "@/lib/texts/upload";
import { type Attachment, attachmentOf } from "./attachment";

type Options = {
  /** Of the draft that the file belongs to. */
  scope: string;
  /** Reads the file of this draft, when the page is opened. */
  stored: () => UnsentFile | null;
  /** Stores it in the draft. */
  store: (file: UnsentFile | null) => void;
};

/**
 * One file on its way to the server: chosen, made smaller if it is a large picture, uploaded or refused. The original is in the browser
 * until it is sent or discarded, so that a reload begins its upload anew.
 */
export function useUpload({ scope, stored, store }: Options) {
  const username = useUsername();
  const [atStart] = useState(stored);
  const [attachment, setAttachment] = useState<Attachment>(() => attachmentOf(atStart));
  const [error, setError] = useState<string | null>(null);
  const [isOriginalStored, setIsOriginalStored] = useState(true);
  const upload = useRef(new AbortController());
  // An upload may end after many renders, and what was typed meanwhile must not be overwritten.
  const latest = useRef(store);
  useLayoutEffect(() => {
    latest.current = store;
  });

  const resume = useEffectEvent(async (chosen: ChosenFile) => {
    const { signal } = restart();
    const file = await findChosenFile(username, scope);
    if (signal.aborted) return;
    if (file) await send(file, chosen.requestKey);
    else remove(uploadTexts.lost(chosen.name));
  });
  useEffect(() => {
    void removeStaleFiles(username);
    if (atStart && !isUploaded(atStart)) void resume(atStart);
    // The next page with this draft goes on with the original.
    return () => upload.current.abort();
  }, [username, atStart]);

  /** The first of several files replaces the one that is there. */
  async function attach([file, ...others]: File[]) {
    if (!file) return;
    const problem = problemOf(file);
    if (problem) return setError(uploadTexts.failed(problem));
    const replaced = attachment.status === "ready" ? attachment.uploaded : null;
    remove(others.length > 0 ? uploadTexts.oneFile(file.name) : null);
    const chosen = { name: file.name, requestKey: newRequestKey() };
    latest.current(chosen);
    void send(file, chosen.requestKey, replaced);
    setIsOriginalStored(await storeChosenFile(username, scope, file));
  }

  /** `replaced`: what comes back if the file is refused. */
  async function send(file: File, requestKey: string, replaced: UploadedFile | null = null) {
    const { signal } = restart();
    const show = (next: Attachment) => {
      if (!signal.aborted) setAttachment(next);
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
      if (signal.aborted) return;
      const error = failure instanceof PictureRefused ? failure : requestErrorOf(failure);
      if (!isTemporary(error)) return remove(messageOf(error), replaced);
      const retry = () => {
        setError(null);
        void send(file, requestKey, replaced);
      };
      show({ status: "failed", name, retry });
      setError(messageOf(error));
    }
  }

  function restart(): AbortController {
    upload.current.abort();
    upload.current = new AbortController();
    return upload.current;
  }

  /** `next`: the file that is attached instead. */
  function remove(problem: string | null = null, next: UploadedFile | null = null) {
    upload.current.abort();
    latest.current(next);
    void removeChosenFile(username, scope);
    setAttachment(attachmentOf(next));
    setIsOriginalStored(true);
    setError(problem);
  }

  const isStored =
    attachment.status === "none" ||
    (isDraftStored(username, scope) && (isOriginalStored || attachment.status === "ready"));
  return { attachment, setAttachment, error, setError, isStored, attach, remove };
}

function messageOf(failure: PictureRefused | RequestError): string {
  if (failure instanceof PictureRefused) return uploadTexts.failed(uploadTexts.picture[failure.problem]);
  return failure.status > 0 ? uploadTexts.failed(failure.message) : uploadTexts.error;
}

/** Whether the file itself is not the reason: no connection, too slow, too many requests, or an error of the server or the browser. */
function isTemporary(failure: PictureRefused | RequestError): boolean {
  if (failure instanceof PictureRefused) return failure.problem === "notShrunk";
  const { status } = failure;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
