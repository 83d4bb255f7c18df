import { answerThread } from "@/lib/server/conversation";
import { findThread } from "@/lib/server/db/conversation";
import { notFound } from "@/lib/server/errors";
import { ownerRight } from "@/lib/server/file-link";
import { methodsBut, userRoute } from "@/lib/server/route";
import { texts } from "@/lib/texts";

export const GET = userRoute(async ({ user, params }) => {
  const row = await findThread(user.id, params.id ?? "");
  return answerThread(row ?? notFound(texts.conversation.unknown), ownerRight(user));
});

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
