import { listShares } from "@/lib/server/db/share";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toShare } from "@/lib/server/journal/share";

export const GET = userRoute(async ({ user }) => ({ shares: (await listShares(user.id)).map(toShare) }));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
