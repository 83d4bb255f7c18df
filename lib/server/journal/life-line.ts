import type { LifeLine, LifeMemory } from "../../api/responses";
import { excerptOf } from "../../conversation/search/snippet";
import { timeSlices } from "../../time-slices";
import { type LifeRow, listDated, listUndated } from "../db/life-line";
import { type FileAccess, signFileUrl } from "../files/signed-url";
import { toWhen } from "./conversation";

/** GET /api/life-line */
export async function lifeLine(userId: string, access: FileAccess): Promise<LifeLine> {
  const [dated, undated] = await Promise.all([listDated(userId), listUndated(userId)]);
  return {
    dated: await toMemories(dated.rows, access),
    undated: await toMemories(undated.rows, access),
    hasMoreDated: dated.hasMore,
    hasMoreUndated: undated.hasMore,
  };
}

/** In slices, because each link is signed. */
async function toMemories(rows: LifeRow[], access: FileAccess): Promise<LifeMemory[]> {
  const pause = timeSlices();
  const memories: LifeMemory[] = [];
  for (const { id, projectName, topic, createdAt, when, whenVersion, opening, file } of rows) {
    await pause();
    memories.push({
      ...{ _id: id, projectName, topic, timestamp: createdAt.toISOString(), when: when && toWhen(when) },
      whenVersion: whenVersion ?? 0,
      excerpt: excerptOf(opening ?? ""),
      file: file && signFileUrl(access, file),
    });
  }
  return memories;
}
