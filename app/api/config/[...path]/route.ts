import { answerConfig } from "@/lib/server/config";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

const files = {
  "/api/config/flexiconfig.json": "flexiconfig.json",
  "/api/config/flexifeatures.json": "flexifeatures.json",
  "/api/config/flexifeatures/training/config.json": "training.json",
} as const;

export const GET = publicRoute(({ request }) => {
  const path = new URL(request.url).pathname;
  return Object.hasOwn(files, path) ? answerConfig(request, files[path as keyof typeof files]) : notFound();
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
