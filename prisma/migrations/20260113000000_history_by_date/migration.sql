-- The history is listed by the time of its conversations, and imported ones are not numbered in that order.
-- DropIndex
DROP INDEX "Conversation_userId_createdAt_idx";

-- CreateIndex
CREATE INDEX "Conversation_userId_createdAt_orderIndex_idx" ON "Conversation"("userId", "createdAt", "orderIndex");
