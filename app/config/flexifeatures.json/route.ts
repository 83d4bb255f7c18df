import { FeaturesQuery } from "@/lib/api/schemas";
import { readConfigJson } from "@/lib/server/config";
import { readQuery } from "@/lib/server/http/body";
import { jsonWithEtag } from "@/lib/server/http/etag";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const GET = publicRoute(async ({ request }) => {
  const { view } = readQuery(request, FeaturesQuery);
  return jsonWithEtag(request, await readConfigJson("flexifeatures.json", { forPage: view === "page" }));
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
