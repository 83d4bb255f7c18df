import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { restore } from "@/lib/server/journal/contribution";
import { contributionTexts } from "@/lib/texts/contribution";

export const POST = userRoute(async ({ user, params }) => {
  await restore(user, params.id ?? "");
  return { message: contributionTexts.restored };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
