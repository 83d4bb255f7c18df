-- AlterTable
ALTER TABLE "Conversation" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "versions" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Turn" ADD COLUMN     "askAgainKey" TEXT,
ADD COLUMN     "keepOnly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "repliedTo" TEXT;

-- CreateTable
CREATE TABLE "EntryVersion" (
    "userId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "entryId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "details" JSONB,
    "fileId" TEXT,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EntryVersion_pkey" PRIMARY KEY ("userId","conversationId","entryId","version")
);

-- CreateIndex
CREATE INDEX "EntryVersion_replacedAt_idx" ON "EntryVersion"("replacedAt");

-- AddForeignKey
ALTER TABLE "EntryVersion" ADD CONSTRAINT "EntryVersion_userId_conversationId_fkey" FOREIGN KEY ("userId", "conversationId") REFERENCES "Conversation"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
