-- DropIndex
DROP INDEX "User_bestScore_idx";

-- CreateIndex
CREATE INDEX "User_bestScore_bestScoreAt_id_idx" ON "User"("bestScore" DESC, "bestScoreAt", "id");
