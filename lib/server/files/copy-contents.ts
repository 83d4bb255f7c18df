import { buffer } from "node:stream/consumers";
import { thumbnailSides } from "../../files/thumbnails";
import { listStoredFiles } from "../db/upload";
import { type Storage, thumbnailKey } from "./storage";

/** Copies the contents of all files from one store into another, one after the other. `missing`: those that the first one has not. */
export async function copyContents(from: Storage, to: Storage): Promise<{ copied: number; missing: number }> {
  const count = { copied: 0, missing: 0 };
  for await (const { storageKey, type, hasThumbnails } of listStoredFiles()) {
    const content = await from.open(storageKey);
    if (!content) {
      count.missing += 1;
      continue;
    }
    await to.put(storageKey, await buffer(content), type);
    for (const side of hasThumbnails ? thumbnailSides : []) {
      const thumbnail = await from.open(thumbnailKey(storageKey, side));
      if (thumbnail) await to.put(thumbnailKey(storageKey, side), await buffer(thumbnail), "image/jpeg");
    }
    count.copied += 1;
  }
  return count;
}
