import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { join } from "node:path";
import { diskSpaceOf } from "../../files/disk-space";
import { storedFiles } from "../../files/stored-files";
import { findLastBackup } from "../backup-archive";
import type { Finding } from "./environment";

const leastFreeBytes = 1024 ** 3;
const backupDays = 7;

/** What is wrong with the data folder, or with its nearest existing parent if the first start has yet to create it. */
export async function inspectFolder(folder: string): Promise<Finding[]> {
  return [...(await inspectDisk(folder)), ...(await inspectBackup(folder))];
}

async function inspectDisk(folder: string): Promise<Finding[]> {
  try {
    await access(folder, constants.W_OK);
    await access(join(folder, storedFiles.folder), constants.W_OK).catch(ifNotMissing);
    const disk = await statfs(folder);
    const freeBytes = disk.bavail * disk.bsize;
    const space = diskSpaceOf(disk);
    if (freeBytes >= leastFreeBytes && space === "ok") return [];
    const left = `${Math.round(freeBytes / 1024 ** 2)} MB left`;
    if (space === "full") return [`DATA_DIR is full (${left}), so nothing can be saved. Make room, or move it.`];
    return [`DATA_DIR has ${left}. Make room, or move it to a larger disk.`];
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    return [
      `DATA_DIR names ${path}, where Flexi may not write (${code}). Give it permission, or choose another folder.`,
    ];
  }
}

function ifNotMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

async function inspectBackup(folder: string): Promise<Finding[]> {
  const last = await findLastBackup(folder);
  const days = last ? Math.floor((Date.now() - last.getTime()) / 86_400_000) : 0;
  if (days <= backupDays) return [];
  return [`The last backup is ${days} days old. Check what makes it, such as the crontab.`];
}
