import { type ModulesRequest, TrainingModule } from "../../api/training-schemas";
import { queryRows } from "./client";
import { Prisma } from "./generated/client";

/** The modules with these ids, as far as they exist. */
export const findModules = (ids: string[]): Promise<TrainingModule[]> =>
  queryRows(TrainingModule, Prisma.sql`SELECT * FROM "TrainingModule" WHERE "id" = ANY (${ids}::text[])`);

/**
 * Modules that match the filter, chosen at random. Raw SQL, because Prisma has no random order, and choosing among all ids in
 * this process would take longer the more modules there are.
 */
export function listModules({ contentFilter, exclude, limit }: ModulesRequest): Promise<TrainingModule[]> {
  const { appName = null, book = null, chapter = null, verse = null, type = null } = contentFilter;
  const { difficulty = null, correctAnswer = null } = contentFilter;
  return queryRows(
    TrainingModule,
    Prisma.sql`
    SELECT * FROM "TrainingModule"
    WHERE (${appName}::text IS NULL OR "appName" = ${appName})
      AND (${book}::text IS NULL OR "book" = ${book})
      AND (${chapter}::text IS NULL OR "chapter" = ${chapter})
      AND (${verse}::text IS NULL OR "verse" = ${verse})
      AND (${type}::text IS NULL OR "type" = ${type})
      AND (${difficulty}::int IS NULL OR "difficulty" = ${difficulty}::int)
      AND (${correctAnswer}::text IS NULL OR lower(coalesce("correctAnswer", "reference")) = lower(${correctAnswer}))
      AND "id" <> ALL (${exclude}::text[])
    ORDER BY random() LIMIT ${limit}`,
  );
}
