import { TimeZoneQuery } from "@/lib/api/schemas";
import { listYears } from "@/lib/server/db/history";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const GET = userRoute(async ({ user, request }) => {
  const { timeZone } = readQuery(request, TimeZoneQuery);
  return listYears(user.id, timeZone);
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
