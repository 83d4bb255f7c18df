import { ConversationsQuery } from "@/lib/api/schemas";
import { nameParts } from "@/lib/conversation/history-filter";
import { listConversations } from "@/lib/server/db/conversation";
import { listSummaries } from "@/lib/server/db/history";
import { ownerAccess } from "@/lib/server/files/signed-url";
import { readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toOwnConversation, toSummary } from "@/lib/server/journal/conversation";

export const GET = userRoute(async ({ user, request }) => {
  const { view, cursor, limit, ...filter } = readQuery(request, ConversationsQuery);
  const page = { cursor, limit };
  const access = ownerAccess(user);
  if (view === "summary") {
    const { rows, nextCursor } = await listSummaries(user.id, page, filter, nameParts(filter.q));
    return { conversations: rows.map((row) => toSummary(row, access)), nextCursor };
  }
  const { rows, nextCursor } = await listConversations(user.id, page);
  return { conversations: rows.map((row) => toOwnConversation(row, access)), nextCursor };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
