-- DropIndex
DROP INDEX "Share_conversationId_entryId_key";

-- AlterTable
ALTER TABLE "Share" DROP COLUMN "entryId",
DROP COLUMN "kind",
ADD COLUMN     "noteId" TEXT,
ADD COLUMN     "turnId" TEXT;

-- DropEnum
DROP TYPE "ShareKind";

-- CreateIndex
CREATE INDEX "Conversation_userId_createdAt_idx" ON "Conversation"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Conversation_deletedAt_idx" ON "Conversation"("deletedAt");

-- CreateIndex
CREATE INDEX "Turn_userId_fileId_idx" ON "Turn"("userId", "fileId");

-- CreateIndex
CREATE INDEX "Share_conversationId_idx" ON "Share"("conversationId");

-- CreateIndex
CREATE UNIQUE INDEX "Share_userId_turnId_key" ON "Share"("userId", "turnId");

-- CreateIndex
CREATE UNIQUE INDEX "Share_userId_noteId_key" ON "Share"("userId", "noteId");

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_userId_turnId_fkey" FOREIGN KEY ("userId", "turnId") REFERENCES "Turn"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_userId_noteId_fkey" FOREIGN KEY ("userId", "noteId") REFERENCES "Note"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
