-- Columns get the names that the code has for them.
ALTER TABLE "Turn" RENAME COLUMN "askedUntil" TO "leaseExpiresAt";
ALTER TABLE "Turn" RENAME COLUMN "foldedMessage" TO "normalizedMessage";
ALTER TABLE "Turn" RENAME COLUMN "foldedResponse" TO "normalizedResponse";
ALTER TABLE "Turn" RENAME COLUMN "grams" TO "trigramSignature";
ALTER TABLE "Note" RENAME COLUMN "foldedMessage" TO "normalizedMessage";
ALTER TABLE "Note" RENAME COLUMN "grams" TO "trigramSignature";
ALTER TABLE "File" RENAME COLUMN "foldedName" TO "normalizedName";

ALTER INDEX "Turn_userId_createdAt_orderIndex_id_grams_idx" RENAME TO "Turn_userId_createdAt_orderIndex_id_trigramSignature_idx";
ALTER INDEX "Note_userId_createdAt_orderIndex_id_grams_idx" RENAME TO "Note_userId_createdAt_orderIndex_id_trigramSignature_idx";
