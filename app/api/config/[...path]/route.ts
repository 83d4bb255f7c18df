import { readConfigJson } from "@/lib/server/config";
import { notFound } from "@/lib/server/errors";
import { jsonWithEtag } from "@/lib/server/http/etag";
import { featuresResponse } from "@/lib/server/http/features-response";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

const files = {
  "/api/config/flexiconfig.json": "flexiconfig.json",
  "/api/config/flexifeatures.json": "flexifeatures.json",
  "/api/config/flexifeatures/training/config.json": "training.json",
} as const;

export const GET = publicRoute(async ({ request }) => {
  const path = new URL(request.url).pathname;
  const name = Object.hasOwn(files, path) ? files[path as keyof typeof files] : notFound();
  return name === "flexifeatures.json" ? featuresResponse(request) : jsonWithEtag(request, await readConfigJson(name));
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
