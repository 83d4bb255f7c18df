import { existsSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { erasuresFile } from "../files/stored-files";
import { withClient } from "../launcher/database-client";
import { removeUser } from "../server/db/user";
import type { Storage } from "../server/files/storage";
import { refuse } from "./backup-archive";

type Line = { at: string; hash: string; erasure: string };
/** All lines in the order of their times, and those that the list of the data folder lacks. */
type Erased = { lines: Line[]; unlisted: Line[]; ownFile: string };

// Without a start: the line before it may have been written in part.
const pattern = /(?<at>\d{4}-\d\d-\d\dT[\d:.]+Z) (?<hash>[0-9a-f]{64}) (?<erasure>removed|deleted|restored)$/;
const textOf = ({ at, hash, erasure }: Line) => `${at} ${hash} ${erasure}\n`;

/** Reads a list that lib/server/erasures.ts wrote, and that of the data folder: what was restored in it since stays restored. */
export async function readErased(file: string, dataFolder: string): Promise<Erased> {
  const ownFile = join(dataFolder, erasuresFile);
  const given = await readList(file);
  const own = existsSync(ownFile) ? await readList(ownFile) : [];
  const listed = new Set(own.map(textOf));
  const unlisted = given.filter((line) => !listed.has(textOf(line)));
  return { lines: [...own, ...unlisted].sort((a, b) => a.at.localeCompare(b.at)), unlisted, ownFile };
}

async function readList(file: string): Promise<Line[]> {
  const text = await readFile(file, "utf8").catch(({ code }) => refuse(`${file} cannot be read (${code})`));
  const contents = text.split("\n");
  return contents.flatMap((content, index) => {
    const line = pattern.exec(content)?.groups;
    if (line) return line as Line;
    // The last line may be incomplete.
    return !content || index === contents.length - 1
      ? []
      : refuse(`line ${index + 1} of ${file} is not one of such a list`);
  });
}

const hashed = (id: string) => `encode(sha256(convert_to(${id}, 'UTF8')), 'hex')`;

/**
 * Removes the accounts again, with everything that is theirs, and deletes the conversations as of when they were deleted: their owners
 * can restore them for as long as they could have. Restores those that were restored, without their shares. Lists it all in the data
 * folder. Can be repeated. Of conversations only what is later than `moment` counts: the rest is in the backup. Returns the numbers.
 */
export async function eraseAgain(url: string, store: Storage, { lines, unlisted, ownFile }: Erased, moment = "") {
  const accounts = lines.filter(({ erasure }) => erasure === "removed").map(({ hash }) => hash);
  const last = [...new Map(lines.filter(({ at }) => at > moment).map((line) => [line.hash, line])).values()];
  const deleted = last.filter(({ erasure }) => erasure === "deleted");
  const restored = last.filter(({ erasure }) => erasure === "restored").map(({ hash }) => hash);
  const counts = await withClient(url, async (client) => {
    const deletion = await client.query(
      `UPDATE "Conversation" SET "deletedAt" = e."at" FROM unnest($1::text[], $2::timestamptz[]) e ("hash", "at")
       WHERE ${hashed(`"id"`)} = e."hash" AND "deletedAt" IS NULL`,
      [deleted.map(({ hash }) => hash), deleted.map(({ at }) => at)],
    );
    await client.query(
      `DELETE FROM "Share" s USING "Conversation" c
       WHERE c."userId" = s."userId" AND c."id" = s."conversationId" AND c."deletedAt" IS NOT NULL AND ${hashed(`c."id"`)} = ANY ($1)`,
      [restored],
    );
    const restoration = await client.query(
      `UPDATE "Conversation" SET "deletedAt" = NULL WHERE ${hashed(`"id"`)} = ANY ($1) AND "deletedAt" IS NOT NULL`,
      [restored],
    );
    return { deleted: deletion.rowCount ?? 0, restored: restoration.rowCount ?? 0 };
  });
  const removed = await withClient(url, (client) =>
    client.query<{ id: string }>(`SELECT "id" FROM "User" WHERE ${hashed(`"id"`)} = ANY ($1)`, [accounts]),
  );
  for (const { id } of removed.rows) await store.remove(await removeUser(id));
  await appendFile(ownFile, unlisted.map(textOf).join(""), { mode: 0o600, flush: true }).catch((error) => {
    // Without a data folder there is no list.
    if (error.code !== "ENOENT") throw error;
  });
  return { accounts: removed.rows.length, ...counts };
}
