import type { StoredFile } from "../api/responses";
import { hashHref } from "../routes";
import { getFile } from "./get-file";

/** The absolute URL of a path of the app, for other people. */
export function linkTo(path: string): string {
  const { origin, pathname } = window.location;
  return origin + pathname + hashHref(path);
}

/** Whether this browser has a share sheet. */
export const canShareNatively = (): boolean => "share" in navigator;

/** Whether the share sheet of this browser takes images. */
export function canShareImages(): boolean {
  const files = [new File([], "image.png", { type: "image/png" })];
  return navigator.canShare?.({ files }) ?? false;
}

/** Opens the share sheet. `false`: there is none, it failed, or the person cancelled it. */
export async function shareNatively(message: ShareData, image: StoredFile | null): Promise<boolean> {
  if (!canShareNatively()) return false;
  try {
    await navigator.share(image ? { ...message, files: [await getFile(image.fileUrl)] } : message);
    return true;
  } catch {
    return false;
  }
}
