import "server-only";
import type { ModulesRequest } from "../../api/training-schemas";
import { db } from "./client";
import type { TrainingModule } from "./generated/client";

/**
 * Content of the game that the filter fits, another choice every time. Prisma knows no random order; choosing among all
 * ids here instead takes the process longer with every item that there is.
 */
export function listModules({ contentFilter, exclude, limit }: ModulesRequest): Promise<TrainingModule[]> {
  const { appName = null, book = null, chapter = null, verse = null, type = null, difficulty = null } = contentFilter;
  return db().$queryRaw<TrainingModule[]>`
    SELECT * FROM "TrainingModule"
    WHERE (${appName}::text IS NULL OR "appName" = ${appName})
      AND (${book}::text IS NULL OR "book" = ${book})
      AND (${chapter}::text IS NULL OR "chapter" = ${chapter})
      AND (${verse}::text IS NULL OR "verse" = ${verse})
      AND (${type}::text IS NULL OR "type" = ${type})
      AND (${difficulty}::int IS NULL OR "difficulty" = ${difficulty}::int)
      AND "id" <> ALL (${exclude}::text[])
    ORDER BY random() LIMIT ${limit}`;
}
