-- How often a part had been changed when somebody contributed to it. Unknown of those from before.
ALTER TABLE "ContributionInbox" ADD COLUMN "partVersion" INTEGER;
