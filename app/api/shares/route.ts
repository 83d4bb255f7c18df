import { listContributedTo } from "@/lib/server/db/contribution-inbox";
import { listShares } from "@/lib/server/db/share";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toShare } from "@/lib/server/journal/share";

export const GET = userRoute(async ({ user }) => {
  const [shares, contributedTo] = await Promise.all([listShares(user.id), listContributedTo(user.id)]);
  return { shares: shares.map(toShare), contributedTo };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
