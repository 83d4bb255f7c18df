import type { SharedPart } from "../../api/responses";
import { isImage } from "../../files/thumbnails";
import { shareTexts } from "../../texts/share";
import { shownPart } from "./share-target";

/** The data of the Web Share API. */
type ShareMessage = { title: string; text: string; url: string };

/**
 * The message for a messaging app: who shares what, the page's URL, and the file's link or a hint at the image (spec §9). It
 * does not contain the text, which only signed-in readers may see. `link`: the page's absolute URL.
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

/** Whether images may be shared: not in the messenger that the operator configured, detected by its built-in browser. */
export function takesImages(userAgent: string, messengerWithoutImages: string): boolean {
  const messenger = messengerWithoutImages.trim().toLowerCase();
  return messenger === "" || !userAgent.toLowerCase().includes(messenger);
}
