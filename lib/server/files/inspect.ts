import { isUtf8 } from "node:buffer";
import { limits } from "../../api/limits";
import { hasAscii } from "../../files/bytes";
import { cleanJpeg, type Picture } from "../../files/jpeg";
import { cleanPng } from "../../files/png";

type FileType = "image/png" | "image/jpeg" | "application/pdf" | "text/plain";

/** What is stored of an upload. `width` and `height`: pixels, only of a picture. */
type Inspected = { type: FileType; bytes: Uint8Array; width: number | null; height: number | null };

/** The type of a file by its content, and its bytes without metadata. `null`: not an accepted type (spec §5). */
export function inspect(bytes: Uint8Array): Inspected | null {
  const jpeg = cleanJpeg(bytes);
  if (jpeg) return pictureOf("image/jpeg", jpeg);
  const png = cleanPng(bytes);
  if (png) return pictureOf("image/png", png);
  if (hasAscii(bytes, 0, "%PDF-")) return { type: "application/pdf", bytes, width: null, height: null };
  return isPlainText(bytes) ? { type: "text/plain", bytes, width: null, height: null } : null;
}

const pictureOf = (type: FileType, { bytes, width, height }: Picture): Inspected | null =>
  width * height > limits.picturePixels ? null : { type, bytes, width, height };

/** UTF-8 that no browser takes for markup. Not all of a large file is decoded, which would take long. */
const isPlainText = (bytes: Uint8Array) =>
  isUtf8(bytes) && !bytes.includes(0) && !looksLikeMarkup.test(new TextDecoder().decode(bytes.subarray(0, headBytes)));

/** Far more than browsers look at. */
const headBytes = 64 * 1024;

// How browsers recognise a page by its first characters (WHATWG MIME Sniffing, 7.1), and SVG.
const looksLikeMarkup =
  /^\s*<(?:!doctype\b|!--|\?xml|(?:html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|svg)[\s/>])/i;
