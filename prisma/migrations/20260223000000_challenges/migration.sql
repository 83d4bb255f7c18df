-- Challenges: the questions of one game for others, with a row for each player. They end after 7 days.
CREATE TABLE "ChallengeResult" (
    "challengeId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "score" INTEGER NOT NULL,
    "rightCount" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "game" JSONB,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ChallengeResult_pkey" PRIMARY KEY ("challengeId", "userId")
);

CREATE INDEX "ChallengeResult_userId_idx" ON "ChallengeResult"("userId");
CREATE INDEX "ChallengeResult_expiresAt_idx" ON "ChallengeResult"("expiresAt");
