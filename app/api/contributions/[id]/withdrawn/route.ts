import { removeWithdrawn } from "@/lib/server/db/contribution-withdrawal";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { contributionTexts } from "@/lib/texts/contribution";

export const DELETE = userRoute(async ({ user, params }) => {
  if (!(await removeWithdrawn(user.id, params.id ?? ""))) notFound(contributionTexts.unknown);
  return { message: contributionTexts.removedForGood };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
