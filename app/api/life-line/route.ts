import { ownerAccess } from "@/lib/server/files/signed-url";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";
import { lifeLine } from "@/lib/server/journal/life-line";

export const GET = userRoute(({ user }) => lifeLine(user.id, ownerAccess(user)));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
