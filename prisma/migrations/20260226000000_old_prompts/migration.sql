-- What the AI was sent for a message is saved word for word for 90 days. The clean-up finds what is older by this index.
CREATE INDEX "Turn_createdAt_idx" ON "Turn"("createdAt") WHERE ("sentPrompt" IS NOT NULL);
