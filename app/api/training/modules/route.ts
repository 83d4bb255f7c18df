import { requireFeature } from "@/lib/server/feature";
import { methodsBut, userRoute } from "@/lib/server/route";
import { findModules } from "@/lib/server/training";

export const POST = userRoute(async ({ request }) => {
  await requireFeature("trainingMode");
  return { modules: await findModules(request) };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");
