import { methodsBut, userRoute } from "@/lib/server/route";
import { readSharedPost } from "@/lib/server/share";

export const GET = userRoute(({ params }) => readSharedPost(params.postId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
