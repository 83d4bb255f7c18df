import "server-only";
import { serverLimits } from "../../api/server-limits";
import { normalizeForSearch } from "../../texts/rules";
import { db } from "./client";
import { type FileRow, shownFile } from "./file";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Counter, consumeSql, type Use, useColumns } from "./rate-limit";

/** Where the content of a file may be put: should nothing come of it, it is cleared away like a file that nobody attached. */
export type FileReservation = { id: string; storageKey: string };

export const newReservation = (): FileReservation => ({ id: newId(), storageKey: newId() });

type Opened = ({ count: null } & FileRow) | (Use & Record<keyof FileRow, null>);

/**
 * Counts an upload and makes its place, if it is allowed. One that has made a file before, known by its Idempotency-Key, is
 * not counted: then that file is the `first`.
 */
export async function openUpload(userId: string, requestKey: string, counter: Counter | null) {
  const reservation = newReservation();
  const isNew = Prisma.sql`NOT EXISTS (SELECT FROM "first")`;
  const [opened] = await db().$queryRaw<[Opened]>`
    WITH "first" AS (
      SELECT "id", "name", "type", "size", "width", "height" FROM "File"
      WHERE "userId" = ${userId} AND "requestKey" = ${requestKey} AND "storedAt" IS NOT NULL
    ), ${consumeSql(counter, isNew)}, "place" AS (
      INSERT INTO "File" ("userId", "id", "name", "foldedName", "type", "size", "storageKey", "requestKey")
      SELECT ${userId}, ${reservation.id}, '', '', '', 0, ${reservation.storageKey}, ${reservation.id}
      FROM "used" WHERE "used"."count" <= ${counter?.allowed ?? 0}::float
    )
    SELECT ${useColumns}, "first".* FROM "used" FULL JOIN "first" ON true`;
  return opened.count === null ? { first: opened } : { first: null, use: opened, reservation };
}

/** All files of this user together would take more room than there is. */
export class NoRoom extends Error {}

/** Makes a place the file whose content is stored there. `false`: the place or its owner is gone. */
export function commitReservation(userId: string, requestKey: string, { id, ...file }: FileRow): Promise<boolean> {
  const { name, type, size, width, height } = file;
  const now = new Date();
  return db().$transaction(async (tx) => {
    // The owner first: of several uploads at once, each sees the room that the others took.
    const [owner] = await tx.user.updateManyAndReturn({
      where: { id: userId },
      data: { storedBytes: { increment: size } },
      select: { storedBytes: true },
    });
    if (owner && owner.storedBytes > serverLimits.storedBytes) throw new NoRoom();
    const { count } = await tx.file.updateMany({
      where: { userId, id },
      data: {
        name,
        foldedName: normalizeForSearch(name),
        type,
        size,
        width,
        height,
        requestKey,
        storedAt: now,
        createdAt: now,
      },
    });
    if (owner && count === 0) {
      await tx.user.updateMany({ where: { id: userId }, data: { storedBytes: { decrement: size } } });
    }
    return count === 1;
  });
}

/** Removes places that have not become files. */
export async function removeReservations(userId: string, ids: string[]): Promise<void> {
  await db().file.deleteMany({ where: { userId, id: { in: ids }, storedAt: null } });
}

/** The file that an upload with this Idempotency-Key made. */
export function findUpload(userId: string, requestKey: string): Promise<FileRow | null> {
  return db().file.findUnique({
    where: { userId_requestKey: { userId, requestKey }, storedAt: { not: null } },
    select: shownFile,
  });
}
