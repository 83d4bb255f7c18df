-- Locks the table: whoever is saving a score has finished, and its row is read below.
-- DropIndex
DROP INDEX "User_bestScore_bestScoreAt_id_idx";

-- AlterTable
ALTER TABLE "User" DROP COLUMN "bestScore",
DROP COLUMN "bestScoreAt";

-- CreateTable
CREATE TABLE "TopScore" (
    "userId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "level" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "timeTaken" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TopScore_pkey" PRIMARY KEY ("userId")
);

INSERT INTO "TopScore" ("userId", "name", "score", "level", "round", "timeTaken", "createdAt")
SELECT DISTINCT ON (u."id") u."id", coalesce(nullif(u."displayName", ''), u."username"),
  s."score", s."level", s."round", s."timeTaken", s."createdAt"
FROM "User" u JOIN "Score" s ON s."userId" = u."id"
WHERE u."showOnBoard" ORDER BY u."id", s."score" DESC, s."createdAt", s."id";

-- CreateIndex
CREATE INDEX "TopScore_score_createdAt_userId_idx" ON "TopScore"("score" DESC, "createdAt", "userId");
