import { readFile } from "node:fs/promises";
import { withClient } from "../launcher/database-client";
import { removeUser } from "../server/db/user";
import type { Storage } from "../server/files/storage";
import { refuse } from "./backup-archive";

type Line = { at: string; hash: string; erasure: string };

const line = /^(?<at>\S+Z) (?<hash>[0-9a-f]{64}) (?<erasure>removed|deleted|restored)$/;

/** Reads a list that lib/server/erasures.ts wrote. */
export async function readErased(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8").catch(({ code }) => refuse(`${file} cannot be read (${code})`));
  return text.split("\n").flatMap((content, index) => {
    if (!content) return [];
    return (line.exec(content)?.groups as Line) ?? refuse(`line ${index + 1} of ${file} is not one of such a list`);
  });
}

const hashed = `encode(sha256(convert_to("id", 'UTF8')), 'hex')`;

/**
 * Removes the accounts again, with everything that is theirs, and deletes the conversations as of when they were deleted: their owners
 * can restore them for as long as they could have. Returns how many of each there were.
 */
export async function eraseAgain(url: string, store: Storage, lines: Line[], moment: string) {
  // What was erased before the backup is not in it.
  const since = lines.filter(({ at }) => at > moment);
  const accounts = since.filter(({ erasure }) => erasure === "removed").map(({ hash }) => hash);
  const last = [...new Map(since.map((line) => [line.hash, line])).values()];
  const conversations = last.filter(({ erasure }) => erasure === "deleted");
  const removed = await withClient(url, (client) =>
    client.query<{ id: string }>(`SELECT "id" FROM "User" WHERE ${hashed} = ANY ($1)`, [accounts]),
  );
  for (const { id } of removed.rows) await store.remove(await removeUser(id));
  const deleted = await withClient(url, (client) =>
    client.query(
      `UPDATE "Conversation" SET "deletedAt" = e."at" FROM unnest($1::text[], $2::timestamptz[]) e ("hash", "at")
       WHERE ${hashed} = e."hash" AND "deletedAt" IS NULL`,
      [conversations.map(({ hash }) => hash), conversations.map(({ at }) => at)],
    ),
  );
  return { accounts: removed.rows.length, conversations: deleted.rowCount ?? 0 };
}
