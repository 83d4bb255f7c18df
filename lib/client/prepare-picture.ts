import { timings } from "../api/limits";
import { type PictureProblem, renamed } from "../files/chosen-picture";
import type { PictureTools, PreparedPicture } from "./redraw-picture";

/** A picture that cannot be attached. `notShrunk`: it was not the picture's fault, and another attempt may succeed. */
export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem | "notShrunk") {
    super(problem);
  }
}

/** A picture as it is sent: small enough, upright and without metadata. Throws `PictureRefused`. */
export async function preparePicture(file: File, signal: AbortSignal): Promise<File> {
  const prepared = await redraw(file, signal).catch(() => {
    throw new PictureRefused("notShrunk");
  });
  if ("problem" in prepared) throw new PictureRefused(prepared.problem);
  const { blob } = prepared;
  const name = blob.type === file.type ? file.name : renamed(file.name, blob.type);
  return new File([blob], name, { type: blob.type });
}

async function redraw(file: File, signal: AbortSignal): Promise<PreparedPicture> {
  if (typeof OffscreenCanvas === "undefined") {
    // This blocks the page.
    const { redrawPicture } = await import("./redraw-picture");
    return redrawPicture(file, pageTools);
  }
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), { type: "module" });
  let deadline: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PreparedPicture>) => resolve(data);
      worker.onerror = reject;
      worker.onmessageerror = reject;
      signal.addEventListener("abort", reject);
      // A worker whose process died sends no event.
      deadline = setTimeout(reject, timings.pictureDeadlineMs);
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(deadline);
    worker.terminate();
  }
}

/** For browsers whose workers cannot draw. */
export const pageTools: PictureTools = {
  decode: async (file) => {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    await image.decode().finally(() => URL.revokeObjectURL(image.src));
    return image;
  },
  newCanvas: (size) => {
    const canvas = Object.assign(document.createElement("canvas"), size);
    return {
      context: canvas.getContext("2d"),
      encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
    };
  },
};
