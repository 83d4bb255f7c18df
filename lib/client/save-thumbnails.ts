import { anything } from "../api/shape";
import { sizeWithin, thumbnailSides } from "../files/thumbnails";
import { fileCall } from "../routes";
import { uploadFile } from "./upload";

/** The files for which it was tried: a list shows their pictures again and again. */
const tried = new Set<string>();

/** Draws small copies of a picture and stores them beside it. */
export async function saveThumbnails(fileId: string, picture: Blob | HTMLImageElement): Promise<void> {
  if (tried.has(fileId)) return;
  tried.add(fileId);
  try {
    const drawn = await createImageBitmap(picture);
    for (const side of thumbnailSides) {
      const file = await smallCopy(drawn, side);
      await uploadFile(`${fileCall(fileId)}?side=${side}`, anything, { file, tooLarge: "", onProgress: () => {} });
    }
  } catch {
    // Until the next time the large picture is shown instead.
  }
}

async function smallCopy(picture: ImageBitmap, side: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), sizeWithin(side, picture));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't draw.");
  // A JPEG has no transparency, which would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.8));
  return copy ?? Promise.reject(new Error("This browser can't draw."));
}
