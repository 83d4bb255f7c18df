-- Few turns wait for a reply, and `npm start` looks for all of them.
CREATE INDEX "Turn_leaseExpiresAt_idx" ON "Turn" ("leaseExpiresAt") WHERE "leaseExpiresAt" IS NOT NULL;

-- Few turns have a file.
DROP INDEX "Turn_userId_fileId_idx";
CREATE INDEX "Turn_userId_fileId_idx" ON "Turn" ("userId", "fileId") WHERE "fileId" IS NOT NULL;
