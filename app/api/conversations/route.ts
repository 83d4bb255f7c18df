import { ConversationsQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { toConversation, toSummary } from "@/lib/server/conversation";
import { listConversations, listSummaries } from "@/lib/server/db/conversation";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const { view, ...page } = readQuery(request, ConversationsQuery);
  if (view === "summary") {
    const { rows, nextCursor } = await listSummaries(user.id, page);
    return { conversations: rows.map(toSummary), nextCursor };
  }
  const { rows, nextCursor } = await listConversations(user.id, page);
  return { conversations: rows.map(toConversation), nextCursor };
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
