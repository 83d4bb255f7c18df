import { findMissingMigrations } from "@/lib/server/db/client";
import { ApiError } from "@/lib/server/errors";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { refusalTexts } from "@/lib/texts/refusal";
import { version } from "@/package.json";

export const GET = publicRoute(async () => {
  const missing = await findMissingMigrations();
  if (missing.length > 0) {
    throw new ApiError("migration_missing", refusalTexts.migrationMissing(missing.join(", ")));
  }
  return { status: "ok", database: "ok", version };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
