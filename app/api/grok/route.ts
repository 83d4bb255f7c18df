import { AiRequest } from "@/lib/api/schemas";
import { sendMessage } from "@/lib/server/chat/send-message";
import { readJson } from "@/lib/server/http/body";
import { respondWithReply } from "@/lib/server/http/event-stream";
import { readIdempotencyKey } from "@/lib/server/http/idempotency-key";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

/** Seconds that a serverless host grants: the deadline of the AI and time to save. */
export const maxDuration = 60;

export const POST = userRoute(async ({ user, request }) => {
  const requestKey = readIdempotencyKey(request);
  const message = await readJson(request, AiRequest);
  return respondWithReply(request, await sendMessage(user, requestKey, message));
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
