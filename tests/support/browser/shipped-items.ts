import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContent, shippedPrefix } from "../../../lib/operator/content-file";

/** The content of one of the files that are shipped, as it is in the database. */
export function readShippedItems(file: string) {
  const { items } = readContent(file, readFileSync(join(__dirname, "../../../prisma/seed", file)));
  return items.map((item) => ({ ...item, id: shippedPrefix + item.id }));
}
