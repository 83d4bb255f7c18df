-- The year in which a writer was born, for ages in when a memory was.
ALTER TABLE "User" ADD COLUMN "birthYear" INTEGER;
