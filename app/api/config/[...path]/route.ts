import { carePhrasesUrl } from "@/lib/conversation/thread/care";
import { readCareJson, readConfigJson } from "@/lib/server/config";
import { notFound } from "@/lib/server/errors";
import { jsonWithEtag } from "@/lib/server/http/etag";
import { featuresResponse } from "@/lib/server/http/features-response";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

const files = new Map<string, (request: Request) => Promise<Response>>([
  ["/api/config/flexiconfig.json", async (request) => jsonWithEtag(request, await readConfigJson("flexiconfig.json"))],
  ["/api/config/flexifeatures.json", featuresResponse],
  [
    "/api/config/flexifeatures/training/config.json",
    async (request) => jsonWithEtag(request, await readConfigJson("training.json")),
  ],
  [carePhrasesUrl, async (request) => jsonWithEtag(request, await readCareJson())],
]);

export const GET = publicRoute(async ({ request }) => {
  const respond = files.get(new URL(request.url).pathname) ?? notFound();
  return respond(request);
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
