-- A picture is found by what it shows, too. Without accents once its description is changed.
UPDATE "File" SET "normalizedName" = "normalizedName" || E'\n' || lower("altText") WHERE "altText" IS NOT NULL;
