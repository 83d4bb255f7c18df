-- AlterTable
ALTER TABLE "Conversation" ADD COLUMN     "useInGame" BOOLEAN NOT NULL DEFAULT false;
