import { diskLimits } from "../api/server-limits";

export type DiskSpace = "ok" | "low" | "full";

/** How much room a disk has, by what `statfs` says about it. Some file systems have no size, of which nothing is known. */
export function diskSpaceOf({ blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }): DiskSpace {
  if (blocks === 0) return "ok";
  if (bavail * bsize < diskLimits.fullBytes) return "full";
  return bavail < blocks * diskLimits.lowShare ? "low" : "ok";
}
