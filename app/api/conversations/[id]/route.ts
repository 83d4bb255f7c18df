import { ThreadQuery } from "@/lib/api/thread-query";
import { findThread } from "@/lib/server/db/thread";
import { notFound } from "@/lib/server/errors";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toThread, toThreadPage } from "@/lib/server/journal/conversation";
import { texts } from "@/lib/texts";

export const GET = userRoute(async ({ user, params, request }) => {
  const page = readQuery(request, ThreadQuery);
  const row = (await findThread(user.id, params.id ?? "", page)) ?? notFound(texts.conversation.unknown);
  return page ? toThreadPage(row, ownerAccess(user)) : toThread(row, ownerAccess(user));
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
