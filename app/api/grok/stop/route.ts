import { ConversationRef } from "@/lib/schemas";
import { stopReplies } from "@/lib/server/asking";
import { readJson } from "@/lib/server/body";
import { methodsBut, userRoute } from "@/lib/server/route";

export const POST = userRoute(async ({ user, request }) => {
  const { conversationId } = await readJson(request, ConversationRef);
  return { message: await stopReplies(user.id, conversationId) };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");
