import "server-only";
import { noContentPolicy } from "../../api/response-headers";

type FileDetails = { name: string; type: string; size: number };

/** The content of a file. Only images are shown by the browser, everything else is downloaded. */
export function fileResponse({ name, type, size }: FileDetails, content: ReadableStream<Uint8Array> | null): Response {
  const disposition = type.startsWith("image/") ? "inline" : "attachment";
  const headers = {
    "content-type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
    "content-length": String(size),
    "content-disposition": `${disposition}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeName(name)}`,
    "cache-control": "private, no-store",
    "content-security-policy": `${noContentPolicy}; sandbox`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  return new Response(content, { headers });
}

const asciiName = (name: string) => name.replace(/[^ -~]|["\\%]/gu, "_");

/** Percent-encoding by RFC 5987, which encodes some characters that `encodeURIComponent` leaves alone. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
