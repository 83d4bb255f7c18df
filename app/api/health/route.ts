import { findMissingMigrations } from "@/lib/server/db/client";
import { readDiskSpace } from "@/lib/server/disk";
import { ApiError } from "@/lib/server/errors";
import { methodNotAllowed, publicRoute } from "@/lib/server/http/route";
import { refusalTexts } from "@/lib/texts/refusal";
import { version } from "@/package.json";

export const GET = publicRoute(async () => {
  const disk = await readDiskSpace();
  if (disk === "full") throw new ApiError("disk_full", refusalTexts.diskFull, 30, { disk });
  const missing = await findMissingMigrations();
  if (missing.length > 0) {
    throw new ApiError("migration_missing", refusalTexts.migrationMissing(missing.join(", ")));
  }
  return { status: "ok", database: "ok", disk, version };
});

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed("GET");
