-- What a person says a picture shows, in their own words.
ALTER TABLE "File" ADD COLUMN "altText" TEXT;
