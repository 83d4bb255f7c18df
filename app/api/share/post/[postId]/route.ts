import { methodsBut, userRoute } from "@/lib/server/route";
import { readSharedPost } from "@/lib/server/share";

export const GET = userRoute(({ user, params }) => readSharedPost(user, params.postId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
