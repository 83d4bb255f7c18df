import "server-only";
import type { PastConversation } from "../../api/responses";
import { listOnThisDay } from "../db/on-this-day";
import type { FileAccess } from "../files/signed-url";
import { toPastConversation } from "./conversation";

/** GET /api/on-this-day: conversations that this person began on this day of earlier months. */
export async function onThisDay(userId: string, timeZone: string, access: FileAccess): Promise<PastConversation[]> {
  const rows = await listOnThisDay(userId, timeZone, new Date());
  return rows.map((row) => toPastConversation(row, access));
}
