import { ShareMark } from "@/lib/schemas";
import { readJson } from "@/lib/server/body";
import { methodsBut, userRoute } from "@/lib/server/route";
import { share } from "@/lib/server/share";
import { shareTexts } from "@/lib/texts/share";

export const POST = userRoute(async ({ user, request, params }) => {
  const part = await readJson(request, ShareMark);
  await share(user.id, params.id ?? "", part);
  return { message: shareTexts.marked };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");
