import { ask } from "@/lib/server/chat/send-message";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

/** Seconds a serverless platform grants: the deadline of the AI and time to save. */
export const maxDuration = 60;

export const POST = userRoute(({ user, request }) => ask(user, request));

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
