import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { StoredFile } from "../answers";
import { timings } from "../limits";
import type { FileRow } from "./db/file";
import { env } from "./env";

/** By what right a link is made out: as the owner's, or to a reader of what is shared of one conversation. */
export type FileRight = { owner: string } | { post: string };

/** A file on the wire, with a link that lives 10 minutes. */
export function linkFile(right: FileRight, file: FileRow | null, now = Date.now()): StoredFile | null {
  if (!file) return null;
  const { id, name, type, size, width, height } = file;
  const pixels = width !== null && height !== null && { width, height };
  return { fileUrl: linkTo(right, id, now), fileName: name, fileType: type, size, ...pixels };
}

function linkTo(right: FileRight, id: string, now: number): string {
  const expires = String(Math.floor(now / 1000) + timings.fileLinkMinutes * 60);
  const query = new URLSearchParams({ ...right, expires, signature: sign(right, id, expires) });
  return `/api/files/${id}?${query}`;
}

/** The right that a link gives to the file `id`. `null`: not made by us, changed since, or expired. */
export function rightOf(id: string, query: URLSearchParams): FileRight | null {
  const [owner, post] = [query.get("owner"), query.get("post")];
  const right = owner !== null ? { owner } : post !== null ? { post } : null;
  const expires = query.get("expires") ?? "";
  if (!right || !isSame(query.get("signature") ?? "", sign(right, id, expires))) return null;
  return Number(expires) * 1000 > Date.now() ? right : null;
}

/** Keyed for this purpose alone, so that no signature of a token passes for one of a link. */
function sign(right: FileRight, id: string, expires: string): string {
  const key = createHmac("sha256", env().AUTH_SECRET).update("flexi file link").digest();
  return createHmac("sha256", key)
    .update(JSON.stringify([right, id, expires]))
    .digest("base64url");
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
