import { upload } from "@/lib/server/files/upload";
import { methodNotAllowed, userRoute } from "@/lib/server/http/route";

export const POST = userRoute(({ user, request }) => upload(user, request));

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
