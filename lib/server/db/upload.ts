import { serverLimits } from "../../api/server-limits";
import { batchesOf } from "./batches";
import { db } from "./client";
import { type Counter, countUse } from "./counter";
import { type FileRow, searchedName, wireFileFields } from "./file";
import { newId } from "./id";

/** A row for a file that is being received. If its content is never stored, it is removed like a file that nobody attached. */
export type FileReservation = { id: string; storageKey: string };

export const newReservation = (): FileReservation => ({ id: newId(), storageKey: newId() });

/**
 * Counts an upload and, if the limit allows it, makes its reservation. An upload with the Idempotency-Key of an earlier one is not
 * counted: `first` is the file that the earlier one made.
 */
export async function openUpload(userId: string, requestKey: string, counter: Counter | null) {
  const first = await findUpload(userId, requestKey);
  if (first) return { first };
  const use = counter && (await countUse(counter));
  const reservation = newReservation();
  if (!counter || !use || use.count <= counter.allowed) await addReservations(userId, [reservation]);
  return { first: null, use, reservation };
}

/** `createMany` holds the event loop for a millisecond a row, and an import may have thousands of files. */
export async function addReservations(userId: string, reservations: FileReservation[]): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "File" ("userId", "id", "storageKey", "requestKey", "name", "normalizedName", "type", "size")
    SELECT ${userId}, r."id", r."storageKey", r."id", '', '', '', 0
    FROM json_to_recordset(${JSON.stringify(reservations)}::json) AS r("id" text, "storageKey" text)`;
}

/** The files of this user would exceed the quota. */
export class NoRoom extends Error {}

/** Turns a reservation into a file, once its content is stored. `false`: the reservation or its owner no longer exists. */
export function commitReservation(userId: string, requestKey: string, { id, ...file }: FileRow): Promise<boolean> {
  const { name, type, size, width, height, altText } = file;
  const now = new Date();
  return db().$transaction(async (tx) => {
    // The owner first: of several uploads at the same time, each sees the bytes of the others.
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
        normalizedName: searchedName({ name, altText }),
        type,
        size,
        width,
        height,
        altText,
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

/** Removes reservations that have not become files. */
export async function removeReservations(userId: string, ids: string[]): Promise<void> {
  for (const batch of batchesOf(ids))
    await db().file.deleteMany({ where: { userId, id: { in: batch }, storedAt: null } });
}

/** The file that an upload with this Idempotency-Key made. */
export function findUpload(userId: string, requestKey: string): Promise<FileRow | null> {
  return db().file.findUnique({
    where: { userId_requestKey: { userId, requestKey }, storedAt: { not: null } },
    select: wireFileFields,
  });
}

/** Notes that a picture of this user has its small copies. `false`: it was removed meanwhile. */
export async function markThumbnails(userId: string, id: string): Promise<boolean> {
  const { count } = await db().file.updateMany({ where: { userId, id }, data: { hasThumbnails: true } });
  return count === 1;
}

/** All files with a content, in pages. */
export async function* listStoredFiles(): AsyncGenerator<{ storageKey: string; type: string; hasThumbnails: boolean }> {
  let last: { userId: string; id: string } | undefined;
  do {
    const files = await db().file.findMany({
      where: { storedAt: { not: null } },
      select: { userId: true, id: true, storageKey: true, type: true, hasThumbnails: true },
      orderBy: [{ userId: "asc" }, { id: "asc" }],
      take: 100,
      ...(last && { cursor: { userId_id: last }, skip: 1 }),
    });
    yield* files;
    const { userId, id } = files.at(-1) ?? {};
    last = userId && id ? { userId, id } : undefined;
  } while (last);
}
