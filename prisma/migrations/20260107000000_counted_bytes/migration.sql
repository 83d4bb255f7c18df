-- AlterTable
ALTER TABLE "User" ADD COLUMN     "storedBytes" INTEGER NOT NULL DEFAULT 0;

UPDATE "User" u SET "storedBytes" = f."bytes"
FROM (SELECT "userId", sum("size") AS "bytes" FROM "File" WHERE "storedAt" IS NOT NULL GROUP BY "userId") f
WHERE u."id" = f."userId";

-- A place whose content never came counts nothing, and does not keep its upload from being repeated.
UPDATE "File" SET "size" = 0, "requestKey" = "id" WHERE "storedAt" IS NULL;
