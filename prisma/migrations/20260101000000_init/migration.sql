-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "ShareKind" AS ENUM ('post', 'continuation', 'note');

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "usernameKey" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "displayName" TEXT,
    "conversationCount" INTEGER NOT NULL DEFAULT 0,
    "bestScore" INTEGER,
    "bestScoreAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "userId" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasswordReset_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Conversation" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "orderIndex" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "projectName" TEXT NOT NULL,
    "questionAnswers" JSONB NOT NULL,
    "entryCount" INTEGER NOT NULL DEFAULT 0,
    "turnCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Turn" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "orderIndex" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "response" TEXT,
    "receipt" JSONB,
    "fileId" TEXT,
    "requestKey" TEXT NOT NULL,
    "askedUntil" TIMESTAMPTZ(3),
    "foldedMessage" TEXT NOT NULL,
    "foldedResponse" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Turn_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Note" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "orderIndex" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "foldedMessage" TEXT NOT NULL,
    "requestKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Note_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "File" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "foldedName" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "storageKey" TEXT NOT NULL,
    "requestKey" TEXT NOT NULL,
    "attachedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "File_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Share" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "kind" "ShareKind" NOT NULL,
    "entryId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Share_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "Score" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "gameId" TEXT,
    "score" INTEGER NOT NULL,
    "level" TEXT NOT NULL,
    "round" INTEGER NOT NULL,
    "timeTaken" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Score_pkey" PRIMARY KEY ("userId","id")
);

-- CreateTable
CREATE TABLE "TrainingModule" (
    "id" TEXT NOT NULL,
    "appName" TEXT NOT NULL,
    "book" TEXT,
    "chapter" TEXT,
    "verse" TEXT,
    "reference" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "correctAnswer" TEXT,
    "difficulty" INTEGER NOT NULL DEFAULT 3,
    "type" TEXT NOT NULL,
    "subtype" TEXT,
    "options" TEXT[],

    CONSTRAINT "TrainingModule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Throttle" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "resetAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Throttle_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_usernameKey_key" ON "User"("usernameKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_emailKey_key" ON "User"("emailKey");

-- CreateIndex
CREATE INDEX "User_bestScore_idx" ON "User"("bestScore" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "Conversation_userId_projectName_orderIndex_idx" ON "Conversation"("userId", "projectName", "orderIndex");

-- CreateIndex
CREATE UNIQUE INDEX "Conversation_userId_orderIndex_key" ON "Conversation"("userId", "orderIndex");

-- CreateIndex
CREATE INDEX "Turn_userId_createdAt_idx" ON "Turn"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Turn_userId_conversationId_position_key" ON "Turn"("userId", "conversationId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Turn_userId_requestKey_key" ON "Turn"("userId", "requestKey");

-- CreateIndex
CREATE INDEX "Note_userId_createdAt_idx" ON "Note"("userId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Note_userId_conversationId_orderIndex_key" ON "Note"("userId", "conversationId", "orderIndex");

-- CreateIndex
CREATE UNIQUE INDEX "Note_userId_requestKey_key" ON "Note"("userId", "requestKey");

-- CreateIndex
CREATE INDEX "File_userId_createdAt_idx" ON "File"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "File_attachedAt_createdAt_idx" ON "File"("attachedAt", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "File_userId_requestKey_key" ON "File"("userId", "requestKey");

-- CreateIndex
CREATE UNIQUE INDEX "Share_conversationId_entryId_key" ON "Share"("conversationId", "entryId");

-- CreateIndex
CREATE INDEX "Score_userId_score_idx" ON "Score"("userId", "score" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Score_userId_gameId_key" ON "Score"("userId", "gameId");

-- CreateIndex
CREATE INDEX "TrainingModule_appName_type_difficulty_idx" ON "TrainingModule"("appName", "type", "difficulty");

-- CreateIndex
CREATE INDEX "Throttle_resetAt_idx" ON "Throttle"("resetAt");

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasswordReset" ADD CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Turn" ADD CONSTRAINT "Turn_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Turn" ADD CONSTRAINT "Turn_userId_conversationId_fkey" FOREIGN KEY ("userId", "conversationId") REFERENCES "Conversation"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Turn" ADD CONSTRAINT "Turn_userId_fileId_fkey" FOREIGN KEY ("userId", "fileId") REFERENCES "File"("userId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "Note" ADD CONSTRAINT "Note_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Note" ADD CONSTRAINT "Note_userId_conversationId_fkey" FOREIGN KEY ("userId", "conversationId") REFERENCES "Conversation"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "File" ADD CONSTRAINT "File_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_userId_conversationId_fkey" FOREIGN KEY ("userId", "conversationId") REFERENCES "Conversation"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Score" ADD CONSTRAINT "Score_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
