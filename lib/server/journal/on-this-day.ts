import "server-only";
import type { PastConversation } from "../../api/responses";
import { serverLimits } from "../../api/server-limits";
import { hasCareSign } from "../../conversation/care";
import { nonEmptyAnswers } from "../../conversation/guided-answers";
import { listOnThisDay, type PastRow } from "../db/on-this-day";
import type { FileAccess } from "../files/signed-url";
import { toPastConversation } from "./conversation";

/**
 * GET /api/on-this-day: conversations that this person began on this day of earlier months. One that tells of a loss or of
 * distress is left out: nobody should be reminded of it unasked.
 */
export async function onThisDay(userId: string, timeZone: string, access: FileAccess): Promise<PastConversation[]> {
  const rows = await listOnThisDay(userId, timeZone, new Date());
  const shown = rows.filter((row) => !isSensitive(row)).slice(0, serverLimits.onThisDayShown);
  return shown.map((row) => toPastConversation(row, access));
}

const isSensitive = ({ projectName, questionAnswers }: PastRow) =>
  hasCareSign([projectName, ...nonEmptyAnswers(questionAnswers).map(({ answer }) => answer)]);
