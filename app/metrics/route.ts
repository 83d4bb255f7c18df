import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/server/env";
import { notFound } from "@/lib/server/errors";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import "@/lib/server/gauges";
import { metrics } from "@/lib/server/metrics";

const hash = (text: string) => createHash("sha256").update(text).digest();

/** For whoever sends METRICS_TOKEN. Without that variable there are no metrics. */
export const GET = publicRoute(async ({ request }) => {
  const { METRICS_TOKEN } = env();
  const authorization = request.headers.get("authorization") ?? "";
  if (!METRICS_TOKEN || !timingSafeEqual(hash(authorization), hash(`Bearer ${METRICS_TOKEN}`))) {
    notFound();
  }
  return new Response(await metrics.metrics(), { headers: { "content-type": metrics.contentType } });
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
