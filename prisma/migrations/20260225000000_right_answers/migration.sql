-- The name that the API and the code have for it.
ALTER TABLE "ChallengeResult" RENAME COLUMN "rightCount" TO "right";
