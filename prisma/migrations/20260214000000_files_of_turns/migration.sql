-- A turn may have several files.
CREATE TABLE "TurnFile" (
    "userId" TEXT NOT NULL,
    "turnId" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "fileId" TEXT NOT NULL,

    CONSTRAINT "TurnFile_pkey" PRIMARY KEY ("userId", "turnId", "position")
);
INSERT INTO "TurnFile" SELECT "userId", "id", 0, "fileId" FROM "Turn" WHERE "fileId" IS NOT NULL;
CREATE INDEX "TurnFile_userId_fileId_idx" ON "TurnFile"("userId", "fileId");
ALTER TABLE "TurnFile" ADD CONSTRAINT "TurnFile_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "TurnFile" ADD CONSTRAINT "TurnFile_userId_turnId_fkey" FOREIGN KEY ("userId", "turnId") REFERENCES "Turn"("userId", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
ALTER TABLE "TurnFile" ADD CONSTRAINT "TurnFile_userId_fileId_fkey" FOREIGN KEY ("userId", "fileId") REFERENCES "File"("userId", "id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- With its index and its foreign key.
ALTER TABLE "Turn" DROP COLUMN "fileId";
