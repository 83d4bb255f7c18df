import { TimeZoneQuery } from "@/lib/api/schemas";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { onThisDay } from "@/lib/server/journal/on-this-day";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, TimeZoneQuery);
  return { conversations: await onThisDay(user.id, timeZone, ownerAccess(user)) };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
