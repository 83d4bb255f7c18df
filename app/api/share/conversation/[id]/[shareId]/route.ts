import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { readSharedWhole } from "@/lib/server/journal/share";

export const GET = userRoute(({ user, params }) => readSharedWhole(user, params.id ?? "", params.shareId ?? ""));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
