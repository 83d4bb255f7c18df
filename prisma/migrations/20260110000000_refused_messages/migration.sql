-- What the AI provider refused stays out of later prompts.
ALTER TABLE "Turn" ADD COLUMN "refusedAt" TIMESTAMPTZ(3);
