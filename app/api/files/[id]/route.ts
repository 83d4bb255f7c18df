import { answerFile } from "@/lib/server/http/file-response";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

/** No token: an `<img>` cannot send one. The link itself is signed. */
export const GET = publicRoute(({ request, params }) => answerFile(params.id ?? "", request));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
