-- DropIndex
DROP INDEX "Turn_userId_createdAt_idx";

-- DropIndex
DROP INDEX "Note_userId_createdAt_idx";

-- AlterTable
ALTER TABLE "Turn" ADD COLUMN     "grams" BIT(1024) NOT NULL DEFAULT (~ (0)::bit(1024));

-- AlterTable
ALTER TABLE "Note" ADD COLUMN     "grams" BIT(1024) NOT NULL DEFAULT (~ (0)::bit(1024));

-- CreateIndex
CREATE INDEX "Turn_userId_createdAt_orderIndex_id_grams_idx" ON "Turn"("userId", "createdAt" DESC, "orderIndex" DESC, "id", "grams");

-- CreateIndex
CREATE INDEX "Note_userId_createdAt_orderIndex_id_grams_idx" ON "Note"("userId", "createdAt" DESC, "orderIndex" DESC, "id", "grams");
