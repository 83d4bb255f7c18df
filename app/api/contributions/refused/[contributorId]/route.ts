import { allowContributor } from "@/lib/server/db/contribution-decision";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { contributionTexts } from "@/lib/texts/contribution";

export const DELETE = userRoute(async ({ user, params }) => {
  if (!(await allowContributor(user.id, params.contributorId ?? ""))) notFound(contributionTexts.unknown);
  return { message: contributionTexts.allowed };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
