import { answerFile } from "@/lib/server/file-answer";
import { methodsBut, publicRoute } from "@/lib/server/route";

/** No token: an `<img>` cannot send one. The link itself is signed. */
export const GET = publicRoute(({ request, params }) => answerFile(params.id ?? "", request));

export const { POST, PUT, PATCH, DELETE } = methodsBut("GET");
