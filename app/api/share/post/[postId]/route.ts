import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { readSharedPost } from "@/lib/server/journal/share";

export const GET = userRoute(({ user, params }) => readSharedPost(user, params.postId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
