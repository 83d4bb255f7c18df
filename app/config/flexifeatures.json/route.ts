import { answerConfig } from "@/lib/server/config";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const GET = publicRoute(({ request }) => answerConfig(request, "flexifeatures.json"));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
