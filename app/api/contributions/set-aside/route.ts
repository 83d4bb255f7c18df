import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { listSetAside } from "@/lib/server/journal/contribution-lists";

export const GET = userRoute(({ user }) => listSetAside(user));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
