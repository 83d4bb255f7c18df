import { toConversation, toNote } from "@/lib/server/conversation";
import { findThread } from "@/lib/server/db/conversation";
import { notFound } from "@/lib/server/errors";
import { methodsBut, userRoute } from "@/lib/server/route";
import { texts } from "@/lib/texts";

export const GET = userRoute(async ({ user, params }) => {
  const row = (await findThread(user.id, params.id ?? "")) ?? notFound(texts.conversation.unknown);
  return { conversation: toConversation(row, { owner: user.id }), notes: row.notes.map(toNote) };
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
