import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listVersions } from "@/lib/server/journal/contribution";

export const GET = userRoute(async ({ user, params }) => ({
  versions: await listVersions(user.id, params.id ?? ""),
}));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
