-- A search took a capital ß for another letter than a small one, which has been "ss" in folded texts all along.
UPDATE "Turn" SET "grams" = DEFAULT, "foldedMessage" = replace("foldedMessage", 'ß', 'ss'),
  "foldedResponse" = replace("foldedResponse", 'ß', 'ss')
WHERE "foldedMessage" LIKE '%ß%' OR "foldedResponse" LIKE '%ß%';

UPDATE "Note" SET "grams" = DEFAULT, "foldedMessage" = replace("foldedMessage", 'ß', 'ss') WHERE "foldedMessage" LIKE '%ß%';

UPDATE "File" SET "foldedName" = replace("foldedName", 'ß', 'ss') WHERE "foldedName" LIKE '%ß%';
