-- AlterTable
ALTER TABLE "Turn" ADD COLUMN     "sentPrompt" BYTEA;
