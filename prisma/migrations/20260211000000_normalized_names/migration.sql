-- The history is filtered by name without reading the first turns, whose searchable text begins with the name.
ALTER TABLE "Conversation" ADD COLUMN "normalizedName" TEXT NOT NULL DEFAULT '';

UPDATE "Conversation" c SET "normalizedName" = array_to_string((string_to_array(t."normalizedMessage", E'\n'))
  [1:1 + length(c."projectName") - length(replace(c."projectName", E'\n', ''))], E'\n')
FROM "Turn" t WHERE t."userId" = c."userId" AND t."conversationId" = c."id" AND t."position" = 0;
