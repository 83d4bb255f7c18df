import { listShares } from "@/lib/server/db/share";
import { methodsBut, userRoute } from "@/lib/server/route";
import { toShare } from "@/lib/server/share";

export const GET = userRoute(async ({ user }) => ({ shares: (await listShares(user.id)).map(toShare) }));

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
