import { ConversationsQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { answerPage } from "@/lib/server/conversation";
import { listConversations, listSummaries } from "@/lib/server/db/conversation";
import { ownerRight } from "@/lib/server/file-link";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const { view, ...page } = readQuery(request, ConversationsQuery);
  const list = view === "summary" ? listSummaries : listConversations;
  return answerPage(await list(user.id, page), ownerRight(user));
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
