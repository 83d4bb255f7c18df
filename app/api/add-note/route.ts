import { NewNote } from "@/lib/api/schemas";
import { notFound } from "@/lib/server/errors";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { readIdempotencyKey } from "@/lib/server/http/idempotency-key";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toNote } from "@/lib/server/journal/conversation";
import { saveNote } from "@/lib/server/journal/note";
import { texts } from "@/lib/texts";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("personalNote");
  const requestKey = readIdempotencyKey(request);
  const { conversationId, content } = await readJson(request, NewNote);
  const note = await saveNote(user.id, conversationId, { message: content, requestKey });
  return { note: toNote(note ?? notFound(texts.conversation.unknown)) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
