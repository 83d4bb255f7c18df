import { ConversationsQuery } from "@/lib/schemas";
import { readQuery } from "@/lib/server/body";
import { toConversation, toSummary } from "@/lib/server/conversation";
import { listConversations, listSummaries } from "@/lib/server/db/conversation";
import { methodsBut, userRoute } from "@/lib/server/route";

export const GET = userRoute(async ({ user, request }) => {
  const { view, ...page } = readQuery(request, ConversationsQuery);
  const right = { owner: user.id };
  if (view === "summary") {
    const { rows, nextCursor } = await listSummaries(user.id, page);
    return { conversations: rows.map((row) => toSummary(row, right)), nextCursor };
  }
  const { rows, nextCursor } = await listConversations(user.id, page);
  return { conversations: rows.map((row) => toConversation(row, right)), nextCursor };
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
