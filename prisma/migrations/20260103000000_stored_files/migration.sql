-- AlterTable
ALTER TABLE "File" ADD COLUMN "storedAt" TIMESTAMPTZ(3);
