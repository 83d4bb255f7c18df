import { restoreContribution } from "@/lib/server/db/contribution-withdrawal";
import { nameOf } from "@/lib/server/db/shown-name";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { contributionTexts } from "@/lib/texts/contribution";

export const POST = userRoute(async ({ user, params }) => {
  if (!(await restoreContribution(user.id, params.id ?? "", nameOf(user)))) notFound(contributionTexts.unknown);
  return { message: contributionTexts.restored };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
