-- AlterTable
ALTER TABLE "Share" ADD COLUMN "withReply" BOOLEAN NOT NULL DEFAULT true;
