-- What a contribution was before it was changed, for 30 days.
CREATE TABLE "ContributionVersion" (
    "userId" TEXT NOT NULL,
    "contributionId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContributionVersion_pkey" PRIMARY KEY ("userId","contributionId","version")
);

CREATE INDEX "ContributionVersion_replacedAt_idx" ON "ContributionVersion"("replacedAt");

ALTER TABLE "ContributionVersion" ADD CONSTRAINT "ContributionVersion_userId_contributionId_fkey" FOREIGN KEY ("userId", "contributionId") REFERENCES "Contribution"("userId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
