-- What readers of shared parts have written to them, and what their owners have accepted of it.
ALTER TABLE "User" ADD COLUMN "refusedContributors" TEXT[] DEFAULT ARRAY[]::TEXT[];

CREATE TABLE "Contribution" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "partId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "requestKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Contribution_pkey" PRIMARY KEY ("userId","id")
);

CREATE TABLE "ContributionInbox" (
    "userId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "contributorId" TEXT NOT NULL,
    "contributorName" TEXT NOT NULL,
    "conversationId" TEXT NOT NULL,
    "partId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "acceptedText" TEXT,
    "isPending" BOOLEAN NOT NULL DEFAULT true,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ContributionInbox_pkey" PRIMARY KEY ("userId","id")
);

CREATE UNIQUE INDEX "Contribution_userId_requestKey_key" ON "Contribution"("userId", "requestKey");

CREATE INDEX "ContributionInbox_userId_conversationId_idx" ON "ContributionInbox"("userId", "conversationId");

CREATE INDEX "ContributionInbox_userId_createdAt_idx" ON "ContributionInbox"("userId", "createdAt") WHERE ("isPending");

ALTER TABLE "Contribution" ADD CONSTRAINT "Contribution_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "ContributionInbox" ADD CONSTRAINT "ContributionInbox_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "ContributionInbox" ADD CONSTRAINT "ContributionInbox_userId_conversationId_fkey" FOREIGN KEY ("userId", "conversationId") REFERENCES "Conversation"("userId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
