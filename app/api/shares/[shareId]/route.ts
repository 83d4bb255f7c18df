import { removeShare } from "@/lib/server/db/share";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { shareTexts } from "@/lib/texts/share";

export const DELETE = userRoute(async ({ user, params }) => {
  if (!(await removeShare(user.id, params.shareId ?? ""))) notFound(shareTexts.postNotFound);
  return { message: shareTexts.takenBack };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
