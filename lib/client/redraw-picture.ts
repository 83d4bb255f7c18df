import { limits } from "../api/limits";
import { type PictureProblem, planPicture, redraws } from "../files/chosen-picture";
import { sizeWithin } from "../files/thumbnails";

// Runs in a worker, and on the page of a browser whose workers cannot draw.

type Size = { width: number; height: number };

/** What a worker and a page do differently. */
export type PictureTools = {
  /** The picture, upright. */
  decode: (file: Blob) => Promise<CanvasImageSource & Size>;
  newCanvas: (size: Size) => PictureCanvas;
};
type PictureCanvas = {
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  encode: (type: string, quality: number) => Promise<Blob | null>;
};

/** A picture ready to be sent, or why it cannot be. */
export type PreparedPicture = { blob: Blob } | { problem: PictureProblem };

/** The picture without metadata, small enough to be sent. */
export async function redrawPicture(file: Blob, tools: PictureTools): Promise<PreparedPicture> {
  const plan = planPicture(new Uint8Array(await file.arrayBuffer()));
  if (plan.kind === "refuse") return { problem: plan.problem };
  if (plan.kind === "keep") return { blob: new Blob([new Uint8Array(plan.bytes)], { type: file.type }) };
  const picture = await tools.decode(file).catch(() => null);
  if (!picture) return { problem: plan.ifUnreadable };
  if (picture.width * picture.height > limits.picturePixels) return { problem: "tooManyPixels" };
  return { blob: await smallEnough(picture, tools.newCanvas, plan.mayBeTransparent) };
}

async function smallEnough(
  picture: CanvasImageSource & Size,
  newCanvas: PictureTools["newCanvas"],
  mayBeTransparent: boolean,
): Promise<Blob> {
  let blob: Blob | null = null;
  for (const { side, quality } of redraws) {
    const size = sizeWithin(side, picture);
    const canvas = drawn(picture, size, newCanvas);
    const isTransparent = mayBeTransparent && hasTransparency(canvas, size);
    if (isTransparent) {
      const png = await canvas.encode("image/png", 1);
      if (png && png.size <= limits.pictureBytes) return png;
    }
    // A JPEG has no transparency, which would become black.
    const opaque = isTransparent ? drawn(picture, size, newCanvas, "#fff") : canvas;
    blob = await opaque.encode("image/jpeg", quality);
    if (blob && blob.size <= limits.pictureBytes) return blob;
  }
  if (!blob) throw new Error("This browser could not encode a picture");
  return blob;
}

/** The picture in this size. `background`: behind what is transparent. */
export function drawn(
  picture: CanvasImageSource,
  { width, height }: Size,
  newCanvas: PictureTools["newCanvas"],
  background?: string,
): PictureCanvas {
  const canvas = newCanvas({ width, height });
  const { context } = canvas;
  if (!context) throw new Error("This browser could not draw a picture");
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function hasTransparency({ context }: PictureCanvas, { width, height }: Size): boolean {
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}
