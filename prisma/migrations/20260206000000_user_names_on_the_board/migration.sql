-- AlterTable
ALTER TABLE "TopScore" ADD COLUMN "username" TEXT NOT NULL DEFAULT '';

UPDATE "TopScore" t SET "username" = u."username" FROM "User" u WHERE u."id" = t."userId";

ALTER TABLE "TopScore" ALTER COLUMN "username" DROP DEFAULT;
