import { noContentPolicy } from "../../api/response-headers";
import { uploadTexts } from "../../texts/upload";

/** `size`: `null` if it is not known. */
type FileDetails = { name: string; type: string; size: number | null };

/** The content of a file. Only images are shown by the browser, everything else is downloaded. */
export function fileResponse({ name, type, size }: FileDetails, content: ReadableStream<Uint8Array> | null): Response {
  const disposition = type.startsWith("image/") ? "inline" : "attachment";
  const saved = downloadName(name, type);
  const headers = {
    "content-type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
    ...(size !== null && { "content-length": String(size) }),
    "content-disposition": `${disposition}; filename="${asciiName(saved)}"; filename*=UTF-8''${encodeName(saved)}`,
    "cache-control": "private, no-store",
    "content-security-policy": `${noContentPolicy}; sandbox`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  return new Response(content, { headers });
}

/** The endings of each type that is accepted; the first one is appended to a name without any of them. */
const endings: Record<string, string[]> = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "application/pdf": [".pdf"],
  "text/plain": [".txt"],
};

/**
 * The name that a file is saved under. A text that is called `setup.bat` becomes `setup.bat.txt`, which no computer runs, and no
 * direction mark makes the end of a name look like another.
 */
function downloadName(name: string, type: string): string {
  const plain = name.replace(/[\p{Cc}\p{Bidi_C}]/gu, "") || uploadTexts.unnamed;
  const ofType = endings[type] ?? [""];
  return ofType.some((ending) => plain.toLowerCase().endsWith(ending)) ? plain : plain + ofType[0];
}

const asciiName = (name: string) => name.replace(/[^ -~]|["\\%]/gu, "_");

/** Percent-encoding by RFC 5987, which encodes some characters that `encodeURIComponent` leaves alone. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
