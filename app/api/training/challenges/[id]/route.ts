import { NewResult } from "@/lib/api/training-schemas";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { findChallenge, saveResult } from "@/lib/server/training/challenges";

export const GET = userRoute(async ({ user, params }) => {
  await requireFeature("trainingMode");
  return findChallenge(user.id, params.id ?? "");
});

export const POST = userRoute(async ({ user, params, request }) => {
  await requireFeature("trainingMode");
  return saveResult(user.id, params.id ?? "", await readJson(request, NewResult));
});

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");
