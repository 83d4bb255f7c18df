-- AlterTable
ALTER TABLE "User" ADD COLUMN     "showOnBoard" BOOLEAN NOT NULL DEFAULT true;
