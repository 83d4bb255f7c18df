-- CreateTable
CREATE TABLE "AccountChange" (
    "userId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AccountChange_pkey" PRIMARY KEY ("userId","number")
);

-- CreateIndex
CREATE INDEX "AccountChange_tokenHash_idx" ON "AccountChange"("tokenHash");

-- CreateIndex
CREATE INDEX "AccountChange_expiresAt_idx" ON "AccountChange"("expiresAt");

-- AddForeignKey
ALTER TABLE "AccountChange" ADD CONSTRAINT "AccountChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
