import { type PictureTools, redrawPicture } from "./redraw-picture";

const tools: PictureTools = {
  decode: (file) => createImageBitmap(file),
  newCanvas: ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext("2d"),
      encode: (type, quality) => canvas.convertToBlob({ type, quality }),
    };
  },
};

/** Receives a picture and posts it back as it is sent. What it throws reaches the page as an `error` event. */
self.onmessage = ({ data }: MessageEvent<Blob>) => {
  redrawPicture(data, tools).then(
    (prepared) => self.postMessage(prepared),
    (error) => reportError(error),
  );
};
