import { type PictureTools, type PreparedPicture, redrawPicture } from "./redraw-picture";

const tools: PictureTools = {
  decode: async (file) => {
    const image = new Image();
    image.src = URL.createObjectURL(file);
    // Decoded, the image does not need its address any more.
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

/** For browsers whose workers cannot draw: the page stands still meanwhile. */
export const redrawOnPage = (file: Blob): Promise<PreparedPicture> => redrawPicture(file, tools);
