import { ContributionChange } from "@/lib/api/share-schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { change, withdraw } from "@/lib/server/journal/contribution";
import { contributionTexts } from "@/lib/texts/contribution";

export const PATCH = userRoute(async ({ user, request, params }) => {
  const { text } = await readJson(request, ContributionChange);
  await change(user.id, params.id ?? "", text);
  return { message: contributionTexts.changed };
});

export const DELETE = userRoute(async ({ user, params }) => {
  await withdraw(user.id, params.id ?? "");
  return { message: contributionTexts.withdrawn };
});

export const { GET, POST, PUT } = methodNotAllowed("PATCH", "DELETE");
