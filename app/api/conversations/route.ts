import { ConversationsQuery } from "@/lib/api/schemas";
import { listConversations, listSummaries } from "@/lib/server/db/conversation";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { answerPage } from "@/lib/server/journal/conversation";

export const GET = userRoute(async ({ user, request }) => {
  const { view, ...page } = readQuery(request, ConversationsQuery);
  const list = view === "summary" ? listSummaries : listConversations;
  return answerPage(await list(user.id, page), ownerAccess(user));
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
