-- What the AI was sent for a reply is saved word for word for 90 days: here from this migration on, later from the reply on.
ALTER TABLE "Turn" ADD COLUMN "sentPromptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- The clean-up finds what is older by this index instead of that of the message's time.
DROP INDEX "Turn_createdAt_idx";
CREATE INDEX "Turn_sentPromptAt_idx" ON "Turn"("sentPromptAt") WHERE ("sentPrompt" IS NOT NULL);
