import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { timings } from "../../api/limits";
import type { StoredFile } from "../../api/responses";
import type { FileRow } from "../db/file";
import type { Caller } from "../db/session";
import { env } from "../env";

/**
 * Who may use a link: somebody signed in by one session, as the file's owner or, with `post`, as a reader of what is shared of
 * that conversation. Of the session it has only a hash, because the id is half of what makes a token, and links reach logs.
 */
export type FileAccess = { user: string; session: string; post?: string };
type Reader = Pick<Caller, "id" | "sessionId">;

export function ownerAccess({ id, sessionId }: Reader): FileAccess {
  return { user: id, session: createHash("sha256").update(sessionId).digest("base64url") };
}

export const readerAccess = (reader: Reader, post: string): FileAccess => ({ ...ownerAccess(reader), post });

/** A file on the wire, with a link that lives 10 minutes. */
export function signFileUrl(right: FileAccess, file: FileRow | null, now = Date.now()): StoredFile | null {
  if (!file) return null;
  const { id, name, type, size, width, height } = file;
  const pixels = width !== null && height !== null && { width, height };
  return { fileUrl: linkTo(right, id, now), fileName: name, fileType: type, size, ...pixels };
}

function linkTo(right: FileAccess, id: string, now: number): string {
  const expires = String(Math.floor(now / 1000) + timings.fileLinkMinutes * 60);
  const query = new URLSearchParams({ ...right, expires, signature: sign(right, id, expires) });
  return `/api/files/${id}?${query}`;
}

/** The right that a link gives to the file `id`. `null`: not made by us, changed since, or expired. */
export function verifyFileUrl(id: string, query: URLSearchParams): FileAccess | null {
  const named = (name: string) => query.get(name) ?? "";
  const post = query.get("post");
  const right = { user: named("user"), session: named("session"), ...(post !== null && { post }) };
  const expires = named("expires");
  if (!isSame(named("signature"), sign(right, id, expires))) return null;
  return Number(expires) * 1000 > Date.now() ? right : null;
}

/** Keyed for this purpose alone, so that no signature of a token passes for one of a link. */
function sign(right: FileAccess, id: string, expires: string): string {
  const key = createHmac("sha256", env().AUTH_SECRET).update("flexi file link").digest();
  return createHmac("sha256", key)
    .update(JSON.stringify([right, id, expires]))
    .digest("base64url");
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
