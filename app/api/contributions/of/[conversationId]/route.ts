import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listOf } from "@/lib/server/journal/contribution-lists";

export const GET = userRoute(({ user, params }) => listOf(user, params.conversationId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
