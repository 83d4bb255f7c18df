import { TimeZoneQuery } from "@/lib/api/schemas";
import { listOnThisDay } from "@/lib/server/db/on-this-day";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toPastConversation } from "@/lib/server/journal/conversation";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, TimeZoneQuery);
  const rows = await listOnThisDay(user.id, timeZone, new Date());
  const access = ownerAccess(user);
  return { conversations: rows.map((row) => toPastConversation(row, access)) };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
