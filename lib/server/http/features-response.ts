import { FeaturesQuery } from "../../api/schemas";
import { readConfigJson, readFeaturesFor } from "../config";
import { readQuery } from "./body";
import { jsonWithEtag } from "./etag";

/** `flexifeatures.json` as the operator wrote it, or with `?view=page` without the prompts and in the reader's language. */
export async function featuresResponse(request: Request): Promise<Response> {
  const { view } = readQuery(request, FeaturesQuery);
  if (view !== "page") return jsonWithEtag(request, await readConfigJson("flexifeatures.json"));
  const response = jsonWithEtag(request, (await readFeaturesFor(request)).json);
  response.headers.set("vary", "accept-language");
  return response;
}
