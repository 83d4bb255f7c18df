import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listVersions } from "@/lib/server/journal/entries";

export const GET = userRoute(async ({ user, params: { id = "", entryId = "" } }) => ({
  versions: await listVersions({ user, conversationId: id, entryId }),
}));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
