import { methodsBut, userRoute } from "@/lib/server/route";
import { upload } from "@/lib/server/upload";

export const POST = userRoute(({ user, request }) => upload(user, request));

export const { GET, PUT, PATCH, DELETE } = methodsBut("POST");
