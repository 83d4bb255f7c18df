-- CreateIndex
CREATE INDEX "Conversation_userId_deletedAt_idx" ON "Conversation"("userId", "deletedAt");
