import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { removeForGood } from "@/lib/server/journal/contribution";
import { contributionTexts } from "@/lib/texts/contribution";

export const DELETE = userRoute(async ({ user, params }) => {
  await removeForGood(user.id, params.id ?? "");
  return { message: contributionTexts.removedForGood };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
