import { findThread } from "@/lib/server/db/conversation";
import { notFound } from "@/lib/server/errors";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toThread } from "@/lib/server/journal/conversation";
import { texts } from "@/lib/texts";

export const GET = userRoute(async ({ user, params }) => {
  const row = await findThread(user.id, params.id ?? "");
  return toThread(row ?? notFound(texts.conversation.unknown), ownerAccess(user));
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
