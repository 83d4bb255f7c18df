import { limits } from "../api/limits";
import { toJson } from "../conversation/export/export-json";
import type { ForeignPicture } from "../conversation/import/foreign-entry";
import type { ForeignJournal } from "../conversation/import/foreign-journal";
import { planPicture } from "../files/chosen-picture";
import { InvalidZip, unpackWhole } from "../files/unzip";
import { foreignTexts } from "../texts/foreign-journal";
import { journalTexts } from "../texts/journal";
import { sizeLabel } from "../texts/size-label";
import { uploadTexts } from "../texts/upload";
import { RequestError, unreachable } from "./api";
import { importCopy } from "./import-copy";
import { PictureRefused, preparePicture } from "./prepare-picture";
import { sessionEnd } from "./session";

type Options = {
  withPictures: boolean;
  /** How many of all pictures are prepared. */
  onPicture: (count: number, all: number) => void;
  /** The part that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
};

/** Texts are collected to this many characters, because thousands of small blobs take long. */
const blobCharacters = 1024 * 1024;

/**
 * Imports a journal of another product as if it were an export of ours, and returns the message about it. The same file becomes the
 * same export, so that another attempt goes on where the last one stopped.
 */
export async function importJournal(
  file: File,
  journal: ForeignJournal,
  { withPictures, onPicture, onProgress }: Options,
): Promise<string> {
  const signal = sessionEnd();
  const prepared = new Map<string, File>();
  let [refused, size] = [0, 0];
  for (const picture of withPictures ? journal.pictures.values() : []) {
    if (signal.aborted) unreachable();
    const content = await prepare(picture, signal);
    if (content) prepared.set(picture._id, content);
    else refused += 1;
    size += content?.size ?? 0;
    assertFits(size);
    onPicture(prepared.size + refused, journal.pictures.size);
  }
  // Only now it is known which entries have anything.
  const conversations = journal.conversationsWith(({ _id }) => prepared.has(_id));
  const leftOut = journal.conversations.length - conversations.length;
  const notes = [
    ...(refused > 0 ? [foreignTexts.refused(refused)] : []),
    ...(leftOut > 0 ? [foreignTexts.leftWithNothing(leftOut)] : []),
  ];
  if (conversations.length === 0) throw new RequestError(400, notes.join(" "));
  const source = {
    ...{ owner: null, exportedAt: new Date(file.lastModified).toISOString() },
    conversations: async function* () {
      yield* conversations;
    },
  };
  const contentOf = async (content: File | undefined) =>
    content ? { data: [await base64(content)], fileName: content.name } : { data: null };
  const copy = await toBlob(
    toJson(source, ({ _id }) => contentOf(prepared.get(_id))),
    signal,
  );
  return [await importCopy(new File([copy], file.name), onProgress), ...notes].join(" ");
}

function assertFits(size: number) {
  if (size > limits.importBytes) throw new RequestError(413, journalTexts.tooLarge(sizeLabel(limits.importBytes)));
}

/** The browser keeps large blobs on disk. */
async function toBlob(texts: AsyncIterable<string>, signal: AbortSignal): Promise<Blob> {
  const blobs: Blob[] = [];
  let [text, size] = ["", 0];
  const flush = () => {
    const blob = new Blob([text]);
    blobs.push(blob);
    size += blob.size;
    text = "";
  };
  for await (const part of texts) {
    // It must not get to somebody else who logs in meanwhile.
    if (signal.aborted) unreachable();
    text += part;
    if (text.length >= blobCharacters) flush();
    assertFits(size);
  }
  flush();
  return new Blob(blobs);
}

/** As when attaching; `null` for a picture that cannot be read. */
async function prepare({ packed, fileName, fileType }: ForeignPicture, signal: AbortSignal): Promise<File | null> {
  try {
    const bytes = await unpackWhole(packed, limits.chosenPictureBytes);
    const plan = planPicture(bytes);
    // Most need no worker, which takes longer to start than the picture takes.
    if (plan.kind === "keep") return new File([new Uint8Array(plan.bytes)], fileName, { type: fileType });
    return await preparePicture(new File([bytes], fileName, { type: fileType }), signal);
  } catch (failure) {
    if (failure instanceof InvalidZip) return null;
    if (!(failure instanceof PictureRefused)) throw new RequestError(400, journalTexts.unreadable);
    if (failure.problem !== "notShrunk") return null;
    throw new RequestError(500, uploadTexts.picture.notShrunk);
  }
}

function base64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
