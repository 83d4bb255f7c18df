import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../launcher/embedded-database";
import { root } from "../launcher/settings";
import { schemaDiff } from "./schema-diff";

/** Writes the migration for the changes of schema.prisma since the last commit: `npm run migration -- name_of_the_change`. */
async function draft(name: string): Promise<string> {
  const to = await readFile(join(root, "prisma/schema.prisma"), "utf8");
  const from = execFileSync("git", ["show", "HEAD:./prisma/schema.prisma"], { cwd: root, encoding: "utf8" });
  const folder = await mkdtemp(join(tmpdir(), "flexi-migration-"));
  const database = await startEmbeddedDatabase(folder);
  const sql = await schemaDiff(database.url, { from, to }).finally(database.stop);
  await rm(folder, { recursive: true });
  if (!/^[A-Z]/m.test(sql)) return "Nothing changed since the last commit.";
  const now = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const target = join(root, "prisma/migrations", `${now}_${name}`, "migration.sql");
  await mkdir(join(target, ".."));
  await writeFile(target, sql);
  return `Read it before you commit it: ${target}`;
}

const [name] = process.argv.slice(2);
if (!name || !/^\w+$/.test(name))
  throw new Error("Name the change: npm run migration -- letters_digits_and_underscores");
draft(name).then(console.log);
