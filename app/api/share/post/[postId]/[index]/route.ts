import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { readSharedContinuation } from "@/lib/server/journal/share";

export const GET = userRoute(({ user, params }) =>
  readSharedContinuation(user, params.postId ?? "", params.index ?? ""),
);

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
