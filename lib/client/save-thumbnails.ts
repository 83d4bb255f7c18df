import { anything } from "../api/shape";
import { fileCall } from "../conversation/thread/thread-entry";
import { sizeWithin, thumbnailSides } from "../files/thumbnails";
import { pageTools } from "./prepare-picture";
import { drawn } from "./redraw-picture";
import { uploadFile } from "./upload";

/** The files for which it was tried: a list shows their pictures again and again. */
const tried = new Set<string>();

/** Draws small copies of a picture and stores them beside it. */
export async function saveThumbnails(fileId: string, picture: Blob | HTMLImageElement): Promise<void> {
  if (tried.has(fileId)) return;
  tried.add(fileId);
  try {
    const bitmap = await createImageBitmap(picture);
    for (const side of thumbnailSides) {
      const file = await smallCopy(bitmap, side);
      await uploadFile(`${fileCall(fileId)}?side=${side}`, anything, { file, tooLarge: "", onProgress: () => {} });
    }
  } catch {
    // Until the next time the large picture is shown instead.
  }
}

async function smallCopy(picture: ImageBitmap, side: number): Promise<Blob> {
  const canvas = drawn(picture, sizeWithin(side, picture), pageTools.newCanvas, "#fff");
  return (await canvas.encode("image/jpeg", 0.8)) ?? Promise.reject(new Error("This browser could not draw a picture"));
}
