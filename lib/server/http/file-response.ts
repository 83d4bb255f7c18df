import "server-only";
import { answerPolicy } from "../../api/response-headers";
import { findOwnFile, findSharedFile, type StoredRow } from "../db/file";
import { fileExpired } from "../errors";
import { type FileAccess, verifyFileUrl } from "../files/signed-url";
import { storage } from "../files/storage";

/** The content of a file for whoever holds a valid link, as long as the right behind it lives. 404 for everybody else. */
export async function answerFile(id: string, request: Request): Promise<Response> {
  const right = verifyFileUrl(id, new URL(request.url).searchParams) ?? fileExpired();
  const file = (await findFile(right, id)) ?? fileExpired();
  // What is opened has to be read: nobody would close it.
  if (request.method === "HEAD") return new Response(null, { headers: headersOf(file) });
  const content = (await storage().open(file.storageKey)) ?? fileExpired();
  return new Response(content, { headers: headersOf(file) });
}

function findFile(right: FileAccess, id: string): Promise<StoredRow | null> {
  const { user, session, post } = right;
  return post === undefined ? findOwnFile(user, id, session) : findSharedFile(post, id, right);
}

function headersOf({ name, type, size }: StoredRow): Record<string, string> {
  const kind = type.startsWith("image/") ? "inline" : "attachment";
  return {
    "content-type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
    "content-length": String(size),
    "content-disposition": `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    "cache-control": "private, no-store",
    "content-security-policy": `${answerPolicy}; sandbox`,
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
}

const asciiName = (name: string) => name.replace(/[^ -~]|["\\%]/gu, "_");

/** As RFC 5987 wants it. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
