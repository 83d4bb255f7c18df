-- Whether a person wants to be told by mail that somebody has written to what they share, and when they last were.
ALTER TABLE "User" ADD COLUMN "mailAboutOffers" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "offersMailedAt" TIMESTAMPTZ(3);
