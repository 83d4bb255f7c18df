import { readConfigJson } from "@/lib/server/config";
import { jsonWithEtag } from "@/lib/server/http/etag";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const GET = publicRoute(async ({ request }) => jsonWithEtag(request, await readConfigJson("flexiconfig.json")));

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
