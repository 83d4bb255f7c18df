import { requireFeature } from "@/lib/server/feature";
import { readModulesRequest } from "@/lib/server/http/modules-request";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listMemoryModules } from "@/lib/server/training/memories";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("trainingMode");
  return { modules: await listMemoryModules(user.id, await readModulesRequest(request)) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
