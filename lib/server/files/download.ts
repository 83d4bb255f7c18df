import "server-only";
import { findOwnFile, findSharedFile, type StoredRow } from "../db/file";
import { fileExpired } from "../errors";
import { verifyFileUrl } from "./signed-url";
import { storage } from "./storage";

/**
 * The file that a signed link leads to. 404 if the link is not valid (any more), or if the access that it was made for has ended:
 * the owner's session, or the share.
 */
export async function findLinkedFile(id: string, query: URLSearchParams): Promise<StoredRow> {
  const access = verifyFileUrl(id, query) ?? fileExpired();
  const { user, session, post } = access;
  const file = post === undefined ? await findOwnFile(user, id, session) : await findSharedFile(post, id, access);
  return file ?? fileExpired();
}

/** The content has to be read, or its stream stays open. */
export async function openContent({ storageKey }: StoredRow): Promise<ReadableStream<Uint8Array>> {
  return (await storage().open(storageKey)) ?? fileExpired();
}
