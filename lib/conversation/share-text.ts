import type { SharedPart } from "../api/responses";
import { shareTexts } from "../texts/share";
import { shownPart } from "./share-target";

/** In the shape of the browser's own share sheet. */
export type ShareMessage = { title: string; text: string; url: string };

/**
 * What a messaging app is handed: who shares what, the page's address, and the file's own link or a hint at the image (spec §9).
 * Not the words themselves: they are for whoever signs in. `link`: the page's whole address.
 */
export function shareMessage(part: SharedPart, link: string): ShareMessage {
  const { sharedBy, conversation, note } = part;
  const { file } = shownPart(part);
  const what = note ? shareTexts.noteText(sharedBy) : shareTexts.messageText(sharedBy, conversation.projectName);
  const title = note ? shareTexts.kind.note : conversation.projectName;
  if (!file) return { title, text: what, url: link };
  if (isImage(file)) return { title, text: `${what}\n${shareTexts.imageHint}`, url: link };
  const fileLink = new URL(file.fileUrl, link).href;
  return { title, text: `${what}\n${shareTexts.fileLink(file.fileName, fileLink)}`, url: link };
}

/** Whether an image may go along: not to the one messenger that the operator names, told by its built-in browser. */
export function takesImages(userAgent: string, messengerWithoutImages: string): boolean {
  const messenger = messengerWithoutImages.trim().toLowerCase();
  return messenger === "" || !userAgent.toLowerCase().includes(messenger);
}

export const isImage = ({ fileType }: { fileType: string }) => fileType.startsWith("image/");
