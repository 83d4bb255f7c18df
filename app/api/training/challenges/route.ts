import { NewChallenge } from "@/lib/api/training-schemas";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { addChallenge } from "@/lib/server/training/challenges";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("trainingMode");
  return addChallenge(user.id, await readJson(request, NewChallenge));
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
