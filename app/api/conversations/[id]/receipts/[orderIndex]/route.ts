import type { SentPrompt } from "@/lib/api/responses";
import { readSentPrompt } from "@/lib/server/chat/sent-prompt";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { texts } from "@/lib/texts";

/** `orderIndex`: that of a continuation, or 0 for the guided answers. */
export const GET = userRoute(async ({ user, params }): Promise<SentPrompt> => {
  const { id = "", orderIndex = "" } = params;
  if (!/^\d{1,9}$/.test(orderIndex)) notFound(texts.conversation.unknown);
  return { messages: await readSentPrompt(user.id, id, Number(orderIndex)) };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
