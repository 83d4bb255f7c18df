import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent } from "../../../lib/operator/content-file";

/** The content of one of the files that are shipped. */
export const readShippedItems = (file: string) =>
  readContent(file, readFileSync(join(__dirname, "../../../prisma/seed", file))).items;
