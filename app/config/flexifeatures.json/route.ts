import { featuresResponse } from "@/lib/server/http/features-response";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const GET = publicRoute(async ({ request }) => featuresResponse(request));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
