import { OnThisDayQuery } from "@/lib/api/schemas";
import { listOnThisDay } from "@/lib/server/db/on-this-day";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toPastConversation } from "@/lib/server/journal/conversation";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, OnThisDayQuery);
  const rows = await listOnThisDay(user.id, timeZone, new Date());
  return { conversations: rows.map(toPastConversation) };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
