import type { PastConversation } from "../../api/responses";
import { readConfig } from "../config";
import { listOnThisDay } from "../db/on-this-day";
import type { FileAccess } from "../files/signed-url";
import { toPastConversation } from "./conversation";

/**
 * GET /api/on-this-day: memories of this day of earlier years, and conversations that this person began on it in earlier months. Those of topics that home never asks about
 * are there only after full years, and only with their names.
 */
export async function onThisDay(userId: string, timeZone: string, access: FileAccess): Promise<PastConversation[]> {
  const { topics } = (await readConfig("flexifeatures.json")).flexiFeatures.chat;
  const quietTopics = Object.keys(topics).filter((id) => topics[id]?.questionOfTheDay === false);
  const rows = await listOnThisDay(userId, timeZone, new Date(), quietTopics);
  return rows.map((row) => {
    const past = toPastConversation(row, access);
    return quietTopics.includes(row.topic) ? { ...past, excerpt: "", file: null } : past;
  });
}
