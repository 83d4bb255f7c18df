import { methodsBut, userRoute } from "@/lib/server/route";
import { readSharedContinuation } from "@/lib/server/share";

export const GET = userRoute(({ user, params }) =>
  readSharedContinuation(user, params.postId ?? "", params.index ?? ""),
);

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
