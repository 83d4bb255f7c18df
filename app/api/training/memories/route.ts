import { requireFeature } from "@/lib/server/feature";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { findOwnModules } from "@/lib/server/training/memories";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("trainingMode");
  return { modules: await findOwnModules(user.id, request) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
