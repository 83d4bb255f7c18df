import { ConversationRef } from "@/lib/api/schemas";
import { listNotes } from "@/lib/server/db/note";
import { notFound } from "@/lib/server/errors";
import { requireFeature } from "@/lib/server/feature";
import { readJson } from "@/lib/server/http/body";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { toNote } from "@/lib/server/journal/conversation";
import { texts } from "@/lib/texts";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("personalNote");
  const { conversationId } = await readJson(request, ConversationRef);
  const notes = (await listNotes(user.id, conversationId)) ?? notFound(texts.conversation.unknown);
  return { notes: notes.map(toNote) };
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
