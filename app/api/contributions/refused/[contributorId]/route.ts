import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { allow } from "@/lib/server/journal/contribution";
import { contributionTexts } from "@/lib/texts/contribution";

export const DELETE = userRoute(async ({ user, params }) => {
  await allow(user.id, params.contributorId ?? "");
  return { message: contributionTexts.allowed };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
