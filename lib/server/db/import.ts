import "server-only";
import type { JournalConversation } from "../../conversation/journal";
import { limits } from "../../limits";
import { db } from "./client";
import { isTaken } from "./errors";
import { Prisma } from "./generated/client";
import { entryBatches, type Files, fileRows, importedId } from "./import-rows";
import { type AddedRow, conversationsHere, insertEntries, insertJournal } from "./import-sql";
import { NoRoom, newPlace } from "./upload";

/** A file of an export, and a conversation in which it stands. */
export type Wanted = { file: string; conversation: string };

/**
 * Makes a place for each file of the conversations that this account does not have, by the ids that the export gives the
 * files. `storedBytes`: what the files that are here take of the room.
 */
export async function openPlaces(userId: string, wanted: Wanted[]) {
  const places = new Map(wanted.map(({ file }) => [file, newPlace()]));
  const made = [...places].map(([file, place]) => ({ file, ...place }));
  const here = wanted.map(({ file, conversation }) => ({ file, conversations: idsHere(userId, conversation) }));
  const opened = await db().$queryRaw<{ id: string; storedBytes: number }[]>`
    INSERT INTO "File" ("userId", "id", "name", "foldedName", "type", "size", "storageKey", "requestKey")
    SELECT ${userId}, p."id", '', '', '', 0, p."storageKey", p."id"
    FROM json_to_recordset(${JSON.stringify(made)}::json) p ("file" text, "id" text, "storageKey" text)
    WHERE p."file" IN (
      SELECT w."file" FROM json_to_recordset(${JSON.stringify(here)}::json) w ("file" text, "conversations" text[])
      WHERE NOT EXISTS (SELECT FROM ${conversationsHere(userId, Prisma.sql`w."conversations"`)}))
    RETURNING "id", (SELECT "storedBytes" FROM "User" WHERE "id" = ${userId})`;
  const ids = new Set(opened.map(({ id }) => id));
  return {
    places: new Map([...places].filter(([, { id }]) => ids.has(id))),
    storedBytes: opened[0]?.storedBytes ?? 0,
  };
}

/** A conversation keeps its id in the account that wrote it. */
const idsHere = (userId: string, exported: string) => [exported, importedId(userId, exported)];

/** `count`: how many conversations are there now and were not before. `fileIds`: which places have become files. */
export type Added = { count: number; fileIds: Set<string> };

/**
 * Adds whole conversations, or none. What the account has already stays as it is, what was deleted of it comes back. `null`:
 * this user is gone.
 */
export async function addJournal(
  userId: string,
  conversations: JournalConversation[],
  files: Files,
): Promise<Added | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await addOnce(userId, conversations, files);
    } catch (error) {
      // Another import was under way: only now is to be seen what that has added.
      if (!isTaken(error) || tries === 5) throw error;
    }
  }
}

function addOnce(userId: string, conversations: JournalConversation[], files: Files): Promise<Added | null> {
  return db().$transaction(
    async (tx) => {
      const batches = entryBatches(userId, conversations, files);
      const filled = fileRows(userId, conversations, files);
      const entries = insertEntries(userId, batches.next().value ?? { turns: [], notes: [] });
      const [added] = await tx.$queryRaw<AddedRow[]>(insertJournal(userId, conversations, filled, entries));
      if (!added) return null;
      const { restored, ids, fileIds, storedBytes } = added;
      if (fileIds.length > 0 && storedBytes > limits.storedBytes) throw new NoRoom();
      for (const batch of batches) {
        await tx.$executeRaw`
          WITH "added" AS (SELECT unnest(${ids}::text[]) AS "id"), ${insertEntries(userId, batch)} SELECT`;
      }
      return { count: restored + ids.length, fileIds: new Set(fileIds) };
    },
    { maxWait: 5_000, timeout: 60_000 },
  );
}
