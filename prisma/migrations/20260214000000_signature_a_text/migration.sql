-- A message and its reply have a signature each, the reply a longer one: a bit of the shorter one is two of the longer. The signature
-- of both texts has all bits of each, so it stays right for those that are there.
DROP INDEX "Turn_userId_createdAt_orderIndex_id_trigramSignature_idx";
DROP INDEX "Note_userId_createdAt_orderIndex_id_trigramSignature_idx";

ALTER TABLE "Turn" RENAME COLUMN "trigramSignature" TO "messageSignature";
ALTER TABLE "Turn" ADD COLUMN "responseSignature" BIT(2048) DEFAULT (~ (0)::bit(2048));
UPDATE "Turn" SET "responseSignature" = CASE WHEN "response" IS NOT NULL
  THEN substring("messageSignature" FROM 1 FOR 1021) || substring("messageSignature" FROM 1 FOR 1021) || B'000000' END;

ALTER TABLE "Note" RENAME COLUMN "trigramSignature" TO "messageSignature";

CREATE INDEX "Turn_search_idx" ON "Turn"("userId", "createdAt", "orderIndex", "id" DESC, "conversationId", "messageSignature", "responseSignature");
CREATE INDEX "Note_search_idx" ON "Note"("userId", "createdAt", "orderIndex", "id" DESC, "conversationId", "messageSignature");
