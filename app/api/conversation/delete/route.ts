import { ConversationChoice } from "@/lib/api/schemas";
import { removeConversation } from "@/lib/server/db/deletion";
import { recordErasure } from "@/lib/server/erasures";
import { notFound } from "@/lib/server/errors";
import { readJson, readQuery } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { texts } from "@/lib/texts";
import { refusalTexts } from "@/lib/texts/refusal";

export const DELETE = userRoute(async ({ user, request }) => {
  // Some intermediaries drop the body of a DELETE.
  const isInAddress = new URL(request.url).searchParams.has("id");
  const { id } = isInAddress ? readQuery(request, ConversationChoice) : await readJson(request, ConversationChoice);
  if (!(await removeConversation(user.id, id))) notFound(texts.conversation.unknown);
  await recordErasure(id, "deleted");
  return { message: refusalTexts.deleted };
});

export const { GET, POST, PUT, PATCH } = methodNotAllowed("DELETE");
