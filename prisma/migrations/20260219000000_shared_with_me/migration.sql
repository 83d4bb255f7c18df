-- A link may end, and may be for reading alone.
ALTER TABLE "Share" ADD COLUMN "expiresAt" TIMESTAMPTZ(3),
ADD COLUMN "takesContributions" BOOLEAN NOT NULL DEFAULT true;

-- Who has opened a link, for its owner, and which links a person has opened.
CREATE TABLE "ShareReader" (
    "userId" TEXT NOT NULL,
    "shareId" TEXT NOT NULL,
    "readerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShareReader_pkey" PRIMARY KEY ("userId","shareId","readerId")
);

CREATE TABLE "OpenedShare" (
    "userId" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OpenedShare_pkey" PRIMARY KEY ("userId","path")
);

CREATE INDEX "OpenedShare_userId_openedAt_idx" ON "OpenedShare"("userId", "openedAt" DESC);

ALTER TABLE "ShareReader" ADD CONSTRAINT "ShareReader_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "ShareReader" ADD CONSTRAINT "ShareReader_userId_shareId_fkey" FOREIGN KEY ("userId", "shareId") REFERENCES "Share"("userId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "OpenedShare" ADD CONSTRAINT "OpenedShare_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
