import { OpenedPart } from "@/lib/api/share-schemas";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listSharedWithMe, markOpened } from "@/lib/server/journal/opened-share";
import { shareTexts } from "@/lib/texts/share";

export const GET = userRoute(({ user }) => listSharedWithMe(user.id));

export const POST = userRoute(async ({ user, request }) => {
  await markOpened(user, await readJson(request, OpenedPart));
  return { message: shareTexts.opened };
});

export const { PUT, PATCH, DELETE } = methodNotAllowed("GET", "POST");
