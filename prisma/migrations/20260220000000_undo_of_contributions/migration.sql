-- What was removed or withdrawn, so that it can be undone.
ALTER TABLE "ContributionInbox" ADD COLUMN "removedText" TEXT;
ALTER TABLE "Contribution" ADD COLUMN "withdrawn" JSONB, ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);
CREATE INDEX "Contribution_withdrawnAt_idx" ON "Contribution"("withdrawnAt") WHERE ("withdrawnAt" IS NOT NULL);
