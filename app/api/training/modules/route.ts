import { listModules } from "@/lib/server/db/training-module";
import { requireFeature } from "@/lib/server/feature";
import { readModulesRequest } from "@/lib/server/http/modules-request";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const POST = userRoute(async ({ request }) => {
  await requireFeature("trainingMode");
  return { modules: await listModules(await readModulesRequest(request)) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
