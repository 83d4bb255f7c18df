-- A share without a turn and a note is one of the whole conversation, of which there is one.
CREATE UNIQUE INDEX "Share_whole_key" ON "Share"("userId", "conversationId") WHERE ("turnId" IS NULL AND "noteId" IS NULL);
