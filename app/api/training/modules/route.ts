import { requireFeature } from "@/lib/server/feature";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { findModules } from "@/lib/server/training/modules";

export const POST = userRoute(async ({ request }) => {
  await requireFeature("trainingMode");
  return { modules: await findModules(request) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
