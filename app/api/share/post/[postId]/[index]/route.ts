import { methodsBut, userRoute } from "@/lib/server/route";
import { readSharedContinuation } from "@/lib/server/share";

export const GET = userRoute(({ params }) => readSharedContinuation(params.postId ?? "", params.index ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
