import type { StoredFile } from "../api/responses";
import { hashHref } from "../routes";
import { getFile } from "./api";

/** The whole address of a path of ours, as somebody else needs it. */
export function linkTo(path: string): string {
  const { origin, pathname } = window.location;
  return origin + pathname + hashHref(path);
}

/** Whether this browser has a share sheet. */
export const canShareNatively = (): boolean => "share" in navigator;

/** Whether this browser hands images to other apps. */
export function canShareImages(): boolean {
  const files = [new File([], "image.png", { type: "image/png" })];
  return navigator.canShare?.({ files }) ?? false;
}

/** Hands something over to another app. `false`: the browser cannot, it failed, or the person thought better of it. */
export async function shareNatively(message: ShareData, image: StoredFile | null): Promise<boolean> {
  if (!canShareNatively()) return false;
  try {
    await navigator.share(image ? { ...message, files: [await getFile(image.fileUrl)] } : message);
    return true;
  } catch {
    return false;
  }
}
