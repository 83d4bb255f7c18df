import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { type DiskSpace, diskSpaceOf } from "../files/disk-space";
import { env } from "./env";
import { isLogged, lineStart } from "./log";

let logged: DiskSpace = "ok";

/** The disk of the data folder, `null` if there is no such folder. */
export const statDisk = () => statfs(resolve(/* turbopackIgnore: true */ env().DATA_DIR)).catch(() => null);

/** How much room the data folder has, `undefined` if there is none. Each change for the worse is one line of the log. */
export async function readDiskSpace(): Promise<DiskSpace | undefined> {
  const disk = await statDisk();
  if (!disk) return undefined;
  const space = diskSpaceOf(disk);
  if (space !== "ok" && space !== logged && isLogged("warn")) {
    const freeMegabytes = Math.round((disk.bavail * disk.bsize) / 1024 ** 2);
    console.warn(JSON.stringify({ ...lineStart("warn"), event: `disk_${space}`, freeMegabytes }));
  }
  logged = space;
  return space;
}
