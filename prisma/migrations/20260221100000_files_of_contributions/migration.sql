-- The files that a contribution was sent with: they are its writer's, and do not change.
ALTER TABLE "Contribution" ADD COLUMN "files" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "ContributionInbox" ADD COLUMN "files" JSONB NOT NULL DEFAULT '[]';
