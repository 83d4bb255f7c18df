ALTER TABLE "Conversation" ADD COLUMN "hiddenOnThisDay" BOOLEAN NOT NULL DEFAULT false;
