import { NewNote } from "@/lib/schemas";
import { readJson } from "@/lib/server/body";
import { toNote } from "@/lib/server/conversation";
import { notFound } from "@/lib/server/errors";
import { requireFeature } from "@/lib/server/feature";
import { requestKey } from "@/lib/server/idempotency";
import { keepNote } from "@/lib/server/note";
import { methodsBut, userRoute } from "@/lib/server/route";
import { texts } from "@/lib/texts";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("personalNote");
  const key = requestKey(request);
  const { conversationId, content } = await readJson(request, NewNote);
  const note = await keepNote(user.id, conversationId, { message: content, requestKey: key });
  return { note: toNote(note ?? notFound(texts.conversation.unknown)) };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");
