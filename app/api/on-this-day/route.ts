import { OnThisDayQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { toPastConversation } from "@/lib/server/conversation";
import { listOnThisDay } from "@/lib/server/db/on-this-day";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, OnThisDayQuery);
  const rows = await listOnThisDay(user.id, timeZone, new Date());
  return { conversations: rows.map(toPastConversation) };
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
