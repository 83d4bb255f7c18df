import { ConversationRef } from "@/lib/schemas";
import { readJson } from "@/lib/server/body";
import { toNote } from "@/lib/server/conversation";
import { listNotes } from "@/lib/server/db/note";
import { notFound } from "@/lib/server/errors";
import { requireFeature } from "@/lib/server/feature";
import { methodsBut, userRoute } from "@/lib/server/route";
import { texts } from "@/lib/texts";

export const POST = userRoute(async ({ user, request }) => {
  await requireFeature("personalNote");
  const { conversationId } = await readJson(request, ConversationRef);
  const notes = (await listNotes(user.id, conversationId)) ?? notFound(texts.conversation.unknown);
  return { notes: notes.map(toNote) };
});

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");
