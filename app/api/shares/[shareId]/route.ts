import { removeShare } from "@/lib/server/db/share";
import { notFound } from "@/lib/server/errors";
import { methodsBut, userRoute } from "@/lib/server/route";
import { texts } from "@/lib/texts";

export const DELETE = userRoute(async ({ user, params }) => {
  if (!(await removeShare(user.id, params.shareId ?? ""))) notFound(texts.share.postNotFound);
  return { message: texts.share.takenBack };
});

export const { GET, POST, PUT, PATCH } = methodsBut("DELETE");
