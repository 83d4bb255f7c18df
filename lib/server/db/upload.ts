import "server-only";
import { limits } from "../../limits";
import { foldText } from "../../text-rules";
import { db } from "./client";
import { type FileRow, shownFile } from "./file";
import { Prisma } from "./generated/client";
import { newId } from "./id";
import { type Counter, spending, type Use, useColumns } from "./throttle";

/** Where the content of a file may be put: should nothing come of it, it is cleared away like a file that nobody attached. */
export type Place = { id: string; storageKey: string };

export const newPlace = (): Place => ({ id: newId(), storageKey: newId() });

type Opened = ({ count: null } & FileRow) | (Use & Record<keyof FileRow, null>);

/**
 * Counts an upload and makes its place, if it is allowed. One that has made a file before, known by its Idempotency-Key, is
 * not counted: then that file is the `first`.
 */
export async function openUpload(userId: string, requestKey: string, counter: Counter | null) {
  const place = newPlace();
  const isNew = Prisma.sql`NOT EXISTS (SELECT FROM "first")`;
  const [opened] = await db().$queryRaw<[Opened]>`
    WITH "first" AS (
      SELECT "id", "name", "type", "size", "width", "height" FROM "File"
      WHERE "userId" = ${userId} AND "requestKey" = ${requestKey} AND "storedAt" IS NOT NULL
    ), ${spending(counter, isNew)}, "place" AS (
      INSERT INTO "File" ("userId", "id", "name", "foldedName", "type", "size", "storageKey", "requestKey")
      SELECT ${userId}, ${place.id}, '', '', '', 0, ${place.storageKey}, ${place.id}
      FROM "used" WHERE "used"."count" <= ${counter?.allowed ?? 0}::float
    )
    SELECT ${useColumns}, "first".* FROM "used" FULL JOIN "first" ON true`;
  return opened.count === null ? { first: opened } : { first: null, use: opened, place };
}

/**
 * Makes a place the file whose content is stored there. `false`: all files of this user together would take more room than
 * there is. `null`: this user is gone.
 */
export async function fillPlace(
  userId: string,
  requestKey: string,
  { id, name, type, size, width, height }: FileRow,
): Promise<boolean | null> {
  const [filled] = await db().$queryRaw<{ isFilled: boolean }[]>`
    WITH "owner" AS (
      SELECT "storedBytes" FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE
    ), "room" AS (
      UPDATE "User" SET "storedBytes" = "storedBytes" + ${size}::int
      WHERE "id" = ${userId} AND (SELECT "storedBytes" FROM "owner") + ${size}::int <= ${limits.storedBytes}::int
        AND EXISTS (SELECT FROM "File" WHERE "userId" = ${userId} AND "id" = ${id})
      RETURNING "id"
    ), "filled" AS (
      UPDATE "File" SET "name" = ${name}, "foldedName" = ${foldText(name)}, "type" = ${type}, "size" = ${size}::int,
        "width" = ${width}::int, "height" = ${height}::int, "requestKey" = ${requestKey}, "storedAt" = now(),
        "createdAt" = now()
      WHERE "userId" = ${userId} AND "id" = ${id} AND EXISTS (SELECT FROM "room")
      RETURNING "id"
    )
    SELECT EXISTS (SELECT FROM "filled") AS "isFilled" FROM "owner"`;
  return filled ? filled.isFilled : null;
}

/** Removes places that have not become files. */
export async function removePlaces(userId: string, ids: string[]): Promise<void> {
  await db().file.deleteMany({ where: { userId, id: { in: ids }, storedAt: null } });
}

/** The file that an upload with this Idempotency-Key made. */
export function findUpload(userId: string, requestKey: string): Promise<FileRow | null> {
  return db().file.findUnique({
    where: { userId_requestKey: { userId, requestKey }, storedAt: { not: null } },
    select: shownFile,
  });
}
