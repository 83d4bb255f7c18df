import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listOf } from "@/lib/server/journal/contribution";

export const GET = userRoute(async ({ user, params }) => ({
  contributions: await listOf(user.id, params.conversationId ?? ""),
}));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
