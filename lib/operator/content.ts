import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { withClient } from "../launcher/database-client";
import { disableTimeouts } from "../launcher/disable-timeouts";
import { root } from "../launcher/settings";
import { readContent, type StoredItem, shippedPrefix } from "./content-file";

export type Imported = { added: number; changed: number; unchanged: number };

export const summaryOf = ({ added, changed, unchanged }: Imported) =>
  `${added + changed + unchanged} items: ${added} new, ${changed} changed, ${unchanged} as they were.`;

const folder = join(root, "prisma/seed");
const batchSize = 1_000;

/** Updates the shipped content: adds and changes items, and removes those that this version no longer has. */
export async function importShippedContent(url: string): Promise<Imported> {
  const items = await readShippedContent();
  return inTransaction(url, async (client) => {
    const ids = items.map(({ id }) => id);
    await client.query(`DELETE FROM "TrainingModule" WHERE starts_with("id", $1) AND "id" <> ALL ($2)`, [
      shippedPrefix,
      ids,
    ]);
    return save(client, items);
  });
}

export async function readShippedContent(): Promise<StoredItem[]> {
  const names = (await readdir(folder)).sort();
  const files = await Promise.all(names.map(async (name) => readContent(name, await readFile(join(folder, name)))));
  const mistakes = files.flatMap((file, index) => file.mistakes.map((mistake) => `${names[index]}: ${mistake}`));
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return files.flatMap(({ items }) => items.map((item) => ({ ...item, id: shippedPrefix + item.id })));
}

/** Adds items, or updates those with the same id: all of them or none. */
export function importContent(url: string, items: StoredItem[]): Promise<Imported> {
  return inTransaction(url, (client) => save(client, items));
}

/** Removes the items that an operator imported under a name. Returns their number. */
export function removeContent(url: string, appName: string): Promise<number> {
  return inTransaction(url, async (client) => {
    const condition = `"appName" = $1 AND NOT starts_with("id", $2)`;
    const { rowCount } = await client.query(`DELETE FROM "TrainingModule" WHERE ${condition}`, [
      appName,
      shippedPrefix,
    ]);
    return rowCount ?? 0;
  });
}

function inTransaction<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  return withClient(url, async (client) => {
    await client.query(`BEGIN; ${disableTimeouts}`);
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  });
}

async function save(client: Client, items: StoredItem[]): Promise<Imported> {
  // Rows are locked in the order of their ids, so that two imports cannot deadlock.
  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  let added = 0;
  let changed = 0;
  for (let start = 0; start < sorted.length; start += batchSize) {
    const batch = JSON.stringify(sorted.slice(start, start + batchSize));
    const { rows } = await client.query<{ isNew: boolean }>(upsert, [batch]);
    added += rows.filter(({ isNew }) => isNew).length;
    changed += rows.filter(({ isNew }) => !isNew).length;
  }
  return { added, changed, unchanged: items.length - added - changed };
}

/** Updates only rows that differ. */
const upsert = `
  INSERT INTO "TrainingModule" AS "existing"
    ("id", "appName", "book", "chapter", "verse", "reference", "text", "correctAnswer", "difficulty", "type", "subtype", "options")
  SELECT "id", "appName", "book", "chapter", "verse", "reference", "text", "correctAnswer", "difficulty", "type", "subtype", "options"
  FROM jsonb_to_recordset($1::jsonb) AS "incoming" ("id" text, "appName" text, "book" text, "chapter" text, "verse" text,
    "reference" text, "text" text, "correctAnswer" text, "difficulty" int, "type" text, "subtype" text, "options" text[])
  ON CONFLICT ("id") DO UPDATE SET "appName" = EXCLUDED."appName", "book" = EXCLUDED."book",
    "chapter" = EXCLUDED."chapter", "verse" = EXCLUDED."verse", "reference" = EXCLUDED."reference",
    "text" = EXCLUDED."text", "correctAnswer" = EXCLUDED."correctAnswer", "difficulty" = EXCLUDED."difficulty",
    "type" = EXCLUDED."type", "subtype" = EXCLUDED."subtype", "options" = EXCLUDED."options"
  WHERE "existing".* IS DISTINCT FROM EXCLUDED.*
  RETURNING xmax = 0 AS "isNew"`;
