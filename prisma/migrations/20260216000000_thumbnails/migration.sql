-- Small copies of a picture are stored beside it, under its key with their widths.
ALTER TABLE "File" ADD COLUMN "hasThumbnails" BOOLEAN NOT NULL DEFAULT false;
