import { ConversationChoice } from "@/lib/api/schemas";
import { restoreConversation } from "@/lib/server/db/deletion";
import { recordErasure } from "@/lib/server/erasures";
import { notFound } from "@/lib/server/errors";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";

export const POST = userRoute(async ({ user, request }) => {
  const { id } = await readJson(request, ConversationChoice);
  const result = (await restoreConversation(user.id, id)) ?? notFound(texts.conversation.unknown);
  if (result === "restored") await recordErasure(id, "restored");
  return { message: refusalTexts.restored };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
