import { removeShare } from "@/lib/server/db/share";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { postNotFound } from "@/lib/server/journal/share";
import { shareTexts } from "@/lib/texts/share";

export const DELETE = userRoute(async ({ user, params }) => {
  if (!(await removeShare(user.id, params.shareId ?? ""))) postNotFound();
  return { message: shareTexts.stopped };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
