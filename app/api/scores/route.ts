import { readJson } from "@/lib/server/body";
import { requireFeature } from "@/lib/server/feature";
import { methodsBut, userRoute } from "@/lib/server/route";
import { findScores, keepScore } from "@/lib/server/training-scores";
import { trainingTexts } from "@/lib/texts/training";
import { NewScore } from "@/lib/training-schemas";

export const GET = userRoute(async ({ user }) => {
  await requireFeature("trainingMode");
  return findScores(user.id);
});

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("trainingMode");
  await keepScore(user.id, await readJson(request, NewScore));
  return { message: trainingTexts.scoreSaved };
});

export const { PUT, PATCH, DELETE } = methodsBut("GET", "POST");
