-- A share without a turn and a note is one of the whole conversation, of which there is one. Those that have lost what they named, in
-- 20260102000000_shared_entries, must not become one.
DELETE FROM "Share" WHERE "turnId" IS NULL AND "noteId" IS NULL;
CREATE UNIQUE INDEX "Share_whole_key" ON "Share"("userId", "conversationId") WHERE ("turnId" IS NULL AND "noteId" IS NULL);
