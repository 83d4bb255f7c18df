import { NewScore } from "@/lib/api/training-schemas";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { findScores, saveScore } from "@/lib/server/training/scores";
import { trainingTexts } from "@/lib/texts/training";

export const GET = userRoute(async ({ user }) => {
  await requireFeature("trainingMode");
  return findScores(user.id);
});

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("trainingMode");
  await saveScore(user.id, await readJson(request, NewScore));
  return { message: trainingTexts.scoreSaved };
});

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");
