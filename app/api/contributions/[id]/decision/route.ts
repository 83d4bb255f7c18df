import { ContributionDecision } from "@/lib/api/share-schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { decide } from "@/lib/server/journal/contribution";
import { contributionTexts } from "@/lib/texts/contribution";

export const POST = userRoute(async ({ user, request, params }) => {
  const decision = await readJson(request, ContributionDecision);
  await decide(user.id, params.id ?? "", decision);
  return { message: contributionTexts.decided[decision.decision] };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
