-- The turn that answers a question of a reader, and whether the reader is shown it.
ALTER TABLE "ContributionInbox" ADD COLUMN "answerId" TEXT, ADD COLUMN "showsAnswer" BOOLEAN NOT NULL DEFAULT false;
