import { GameChoice } from "@/lib/api/schemas";
import { updateUseInGame } from "@/lib/server/db/conversation";
import { notFound } from "@/lib/server/errors";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { texts } from "@/lib/texts";
import { memoriesTexts } from "@/lib/texts/memories";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("trainingMode");
  const { id, useInGame } = await readJson(request, GameChoice);
  if (!(await updateUseInGame(user.id, id, useInGame))) notFound(texts.conversation.unknown);
  return { message: useInGame ? memoriesTexts.putIn : memoriesTexts.takenOut };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
