import { createHmac, timingSafeEqual } from "node:crypto";
import { timings } from "../../api/limits";
import type { StoredFile, TurnFiles } from "../../api/responses";
import { turnFiles } from "../../conversation/thread/turn-files";
import { type FileRow, findContributedFile, findOwnFile, findSharedFile, type StoredRow } from "../db/file";
import { hashOf } from "../db/id";
import type { Caller } from "../db/session";
import { env } from "../env";
import { fileExpired } from "../errors";

/**
 * Who may open a link: the person signed in by one session, as the file's owner or, with `post`, as a reader of what is shared of
 * that conversation, or with `contribution` as its writer or reader. `session` is a hash of the session's id, because URLs reach logs and the id is part of the token.
 */
export type FileAccess = { user: string; session: string; post?: string; contribution?: string };
type Reader = Pick<Caller, "id" | "sessionId">;

export function ownerAccess({ id, sessionId }: Reader): FileAccess {
  return { user: id, session: hashOf(sessionId) };
}

export const readerAccess = (reader: Reader, post: string): FileAccess => ({ ...ownerAccess(reader), post });

export const signFileUrls = (access: FileAccess, files: FileRow[]): TurnFiles =>
  turnFiles(files.map((file) => signFileUrl(access, file)));

/** A file on the wire, with a link that lives 10 minutes, and up to a minute longer. */
export function signFileUrl(access: FileAccess, file: FileRow, now = Date.now()): StoredFile {
  const { id, name, type, size, width, height, altText, hasThumbnails } = file;
  const pixels = width !== null && height !== null && { width, height };
  const shown = { ...pixels, ...(altText !== null && { altText }), ...(hasThumbnails && { hasThumbnails }) };
  return { fileUrl: signedUrl(access, id, now), fileName: name, fileType: type, size, ...shown };
}

/** Links expire at whole minutes: a list that is read again within one has the same links, and its pictures stay as they are. */
function signedUrl(access: FileAccess, id: string, now: number): string {
  const expires = String((Math.ceil(now / 60_000) + timings.fileLinkMinutes) * 60);
  const query = new URLSearchParams({ ...access, expires, signature: sign(env().AUTH_SECRET, access, id, expires) });
  return `/api/files/${id}?${query}`;
}

/**
 * The file that a link leads to. 404 if the link is not valid (any more), or if the access that it was made for has ended: the
 * session, or the share.
 */
export async function findLinkedFile(id: string, query: URLSearchParams): Promise<StoredRow> {
  const access = verifyFileUrl(id, query) ?? fileExpired();
  return (await findFile(id, access)) ?? fileExpired();
}

function findFile(id: string, access: FileAccess): Promise<StoredRow | null> {
  const { user, session, post, contribution } = access;
  if (post !== undefined) return findSharedFile(post, id, access);
  if (contribution !== undefined) return findContributedFile(contribution, id, access);
  return findOwnFile(user, id, session);
}

/** The access that a link gives to the file `id`. `null` if we did not sign it, or if it was changed or has expired. */
function verifyFileUrl(id: string, query: URLSearchParams): FileAccess | null {
  const parameter = (name: string) => query.get(name) ?? "";
  const [post, contribution] = [query.get("post"), query.get("contribution")];
  const as = { ...(post !== null && { post }), ...(contribution !== null && { contribution }) };
  const access = { user: parameter("user"), session: parameter("session"), ...as };
  const expires = parameter("expires");
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS } = env();
  const isSignedWith = (secret?: string) =>
    secret !== undefined && isSame(parameter("signature"), sign(secret, access, id, expires));
  if (!isSignedWith(AUTH_SECRET) && !isSignedWith(AUTH_SECRET_PREVIOUS)) return null;
  return Number(expires) * 1000 > Date.now() ? access : null;
}

/** The key is derived for links alone, so that the signature of a token is never valid for a link. */
function sign(secret: string, access: FileAccess, id: string, expires: string): string {
  const key = createHmac("sha256", secret).update("flexi file link").digest();
  return createHmac("sha256", key)
    .update(JSON.stringify([access, id, expires]))
    .digest("base64url");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
