-- DropIndex
DROP INDEX "User_usernameKey_key";

-- DropIndex
DROP INDEX "User_emailKey_key";

-- DropIndex
DROP INDEX "PasswordReset_tokenHash_key";

-- DropIndex
DROP INDEX "Share_conversationId_idx";

-- CreateTable
CREATE TABLE "UserKey" (
    "key" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "UserKey_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ShareOwner" (
    "conversationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,

    CONSTRAINT "ShareOwner_pkey" PRIMARY KEY ("conversationId")
);

INSERT INTO "UserKey" ("key", "userId")
SELECT 'name:' || "usernameKey", "id" FROM "User" UNION ALL SELECT 'mail:' || "emailKey", "id" FROM "User";

INSERT INTO "ShareOwner" ("conversationId", "userId") SELECT DISTINCT "conversationId", "userId" FROM "Share";

-- AlterTable
ALTER TABLE "User" DROP COLUMN "emailKey",
DROP COLUMN "usernameKey";

-- CreateIndex
CREATE INDEX "UserKey_userId_idx" ON "UserKey"("userId");

-- CreateIndex
CREATE INDEX "ShareOwner_userId_idx" ON "ShareOwner"("userId");

-- CreateIndex
CREATE INDEX "PasswordReset_tokenHash_idx" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "Share_userId_conversationId_idx" ON "Share"("userId", "conversationId");
