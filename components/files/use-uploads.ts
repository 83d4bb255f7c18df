import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useConfig } from "@/components/session/use-config";
import { useUsername } from "@/components/session/use-session";
import { limits } from "@/lib/api/limits";
import type { UploadedFile } from "@/lib/api/responses";
import {
  draftOf,
  findChosenFile,
  removeChosenFile,
  removeStaleFiles,
  storeChosenFile,
} from "@/lib/client/chosen-files";
import { isDraftStored } from "@/lib/client/drafts";
import { newRequestKey } from "@/lib/client/request-key";
import { checkChosen, type FileProblem } from "@/lib/files/chosen-file";
import { byKey, type DraftFile, isUploaded, type UnsentFile } from "@/lib/files/draft-file";
import { uploadTexts } from "@/lib/texts/upload";
import { type Attachment, attachmentOf, uploadedOf } from "./attachment";

type Options = {
  /** Of the keys of the files. */
  prefix: string;
  /** Reads the files of what is being written, in their order, when the page is opened. */
  stored: () => DraftFile[];
  /** Stores one of them, or removes it. */
  store: (key: string, file: UnsentFile | null) => void;
};

/**
 * Files on their way to the server: chosen, made smaller if they are large pictures, uploaded one after the other, or refused. The
 * originals are in the browser until they are sent or discarded, so that a reload begins their upload anew.
 */
export function useUploads({ prefix, stored, store }: Options) {
  const username = useUsername();
  const { uploadBytes = limits.uploadBytes } = useConfig().features;
  const [atStart] = useState(stored);
  const [attachments, setAttachments] = useState(() => atStart.map(attachmentOf));
  const [problems, setProblems] = useState<FileProblem[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  const lastUpload = useRef<Promise<void>>(Promise.resolve());
  // An upload may end after many renders, and what was typed meanwhile must not be overwritten.
  const latest = useRef(store);
  useLayoutEffect(() => {
    latest.current = store;
  });

  /** Stores the uploaded file with what it shows. */
  function keep(key: string, uploaded: UploadedFile, error: string | null = null) {
    latest.current(key, uploaded);
    change(key, { progress: { status: "ready", uploaded }, error });
  }

  const change = (key: string, changes: Partial<Attachment>) =>
    setAttachments((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const resume = useEffectEvent(async ({ key, file }: DraftFile, isGone: () => boolean) => {
    const original = await findChosenFile(username, key);
    if (isGone()) return;
    change(key, { original });
    if (isUploaded(file)) return;
    if (original) upload(key, original, file.requestKey);
    else refuse(key, file.name, uploadTexts.lost(file.name));
  });
  useEffect(() => {
    let isGone = false;
    const running = uploads.current;
    void removeStaleFiles(username);
    for (const each of atStart) void resume(each, () => isGone);
    // The next page with this draft goes on with the originals.
    return () => {
      isGone = true;
      for (const each of running.values()) each.abort();
    };
  }, [username, atStart]);

  function attach(chosen: File[]) {
    const { accepted, problems } = checkChosen(chosen, attachments.length, uploadBytes);
    setProblems(problems);
    for (const [position, file] of accepted.entries())
      begin(`${prefix}${Date.now() + position}-${newRequestKey()}`, file);
  }

  function begin(key: string, file: File) {
    const chosen = { name: file.name, requestKey: newRequestKey() };
    setAttachments((before) => [...before, { ...attachmentOf({ key, file: chosen }), original: file }]);
    latest.current(key, chosen);
    upload(key, file, chosen.requestKey);
    void storeChosenFile(username, key, file).then((isOriginalStored) => change(key, { isOriginalStored }));
  }

  /** After the one before it, because each needs much memory. */
  function upload(key: string, file: File, requestKey: string, altText?: string) {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    lastUpload.current = lastUpload.current.then(() => send(key, file, requestKey, controller.signal, altText));
  }

  async function send(key: string, file: File, requestKey: string, signal: AbortSignal, altText?: string) {
    if (signal.aborted) return;
    const show = (progress: Attachment["progress"]) => !signal.aborted && change(key, { progress });
    const options = {
      ...{ uploadBytes, requestKey, signal },
      onShrinking: () => show({ status: "shrinking" }),
      onProgress: (share: number) => show({ status: "uploading", share }),
    };
    const part = await import("@/lib/client/upload-chosen-file").catch(() => null);
    const result = (await part?.uploadChosenFile(file, options)) ?? { problem: uploadTexts.error, isTemporary: true };
    if (signal.aborted) return;
    if ("uploaded" in result) {
      const { fileId, file } = result.uploaded;
      return keep(key, { fileId, file: { ...file, ...(altText && { altText }) } });
    }
    if (!result.isTemporary) return refuse(key, file.name, result.problem);
    const retry = () => {
      change(key, { error: null });
      upload(key, file, requestKey, altText);
    };
    change(key, { progress: { status: "failed", retry }, error: result.problem });
  }

  function refuse(key: string, name: string, sentence: string) {
    remove(key);
    setProblems((before) => [...before, { name, sentence }]);
  }

  function remove(key: string) {
    uploads.current.get(key)?.abort();
    latest.current(key, null);
    void removeChosenFile(username, key);
    setAttachments((before) => before.filter((each) => each.key !== key));
  }

  /** Attaches an uploaded file that was removed. */
  function restore(attachment: Attachment) {
    latest.current(attachment.key, uploadedOf(attachment));
    setAttachments((before) => [...before, attachment].sort(byKey));
  }

  /** The server has deleted at least one of them, because it was not sent soon enough: those that are still here are uploaded again. */
  function markGone(gone: Attachment[]) {
    for (const attachment of gone) {
      const { key, original } = attachment;
      if (original) upload(key, original, newRequestKey(), uploadedOf(attachment)?.file.altText);
      else remove(key);
    }
    const lost = gone.filter(({ original }) => !original);
    const sentence = lost.length > 0 ? uploadTexts.gone(lost.map(({ name }) => name)) : uploadTexts.uploadedAgain;
    setProblems([{ name: "", sentence }]);
  }

  const isStored = attachments.every(
    ({ key, progress, isOriginalStored }) =>
      isDraftStored(username, draftOf(key)) && (isOriginalStored || progress.status === "ready"),
  );
  return { attachments, problems, isStored, attach, change, keep, remove, restore, markGone };
}

export type Uploads = ReturnType<typeof useUploads>;
