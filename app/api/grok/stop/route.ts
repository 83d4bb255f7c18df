import { ConversationRef } from "@/lib/api/schemas";
import { stopReplies } from "@/lib/server/chat/send-message";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const POST = userRoute(async ({ user, request }) => {
  const { conversationId } = await readJson(request, ConversationRef);
  return { message: await stopReplies(user.id, conversationId) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
