-- When a memory was, in words, and what was understood of them.
ALTER TABLE "Conversation" ADD COLUMN "whenText" TEXT,
ADD COLUMN "whenStart" DATE,
ADD COLUMN "whenEnd" DATE,
ADD COLUMN "whenEdtf" TEXT;

CREATE INDEX "Conversation_userId_whenStart_idx" ON "Conversation"("userId", "whenStart");
