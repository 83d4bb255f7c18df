import { ShareMark } from "@/lib/api/share-schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { share } from "@/lib/server/journal/share";
import { shareTexts } from "@/lib/texts/share";

export const POST = userRoute(async ({ user, request, params }) => {
  const part = await readJson(request, ShareMark);
  await share(user.id, params.id ?? "", part);
  return { message: shareTexts.marked };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
