import { pingDatabase } from "@/lib/server/db/client";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";

export const GET = publicRoute(async () => {
  await pingDatabase();
  return { status: "ok", database: "ok" };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
