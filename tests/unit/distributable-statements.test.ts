import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { sourcesIn } from "../source-files";

// Statements that Postgres accepts and a database distributed by owner (Citus) does not. The rest is found by trial:
// `npm run test:chaos -- distributed`.
const refused = {
  "an owner that another table names": /"(userId|id)" = (\w+|"\w+")\."userId"|"userId" = (\w+|"\w+")\."(userId|id)"/,
  "a part of a statement without columns": /\bAS \(\s*SELECT FROM\b/,
  "JSON returned by an insert or update": /\bRETURNING\b[^`)]*?\b(to_jsonb?\(|jsonb?_\w+\(|promptContext|fileColumn)/,
  "JSON made in an update": /\bSET\b((?!\b(FROM|WHERE)\b)[^`])*?\b(to_jsonb?|jsonb?_(build_object|agg))\(/,
  "an INSERT … SELECT … RETURNING without an alias": /\bINSERT INTO "\w+"\s*\([^`]*?\bSELECT\b[^`]*?\bRETURNING\b/,
  "the clock in an upsert": /\bDO UPDATE\b[^`]*?(\bnow\(\)|\bCURRENT_TIMESTAMP\b)/,
  "a CASE that compares an operand": /\bCASE (?!WHEN\b)[^`]*?\bWHEN '/,
  "a condition that is always false": /sql`false`/,
  "the clock in a CASE or coalesce": /\bTHEN now\(\)|\bcoalesce\([^()`]*\bnow\(\)/,
};

/** Whoever has the token of a reset does not say who owns it. */
const allowed = 'FROM "PasswordReset" r JOIN "User" u ON u."id" = r."userId"';

const files = sourcesIn("lib/server/db").filter(({ path }) => !path.includes("/generated/"));

test.each(Object.entries(refused))("no statement has %s", (_, pattern) => {
  const found = files.filter(({ code }) => pattern.test(code.replace(allowed, "")));
  expect(found.map(({ path, code }) => `${path}: ${pattern.exec(code)?.[0]}`)).toEqual([]);
});

test("each table is distributed", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name).sort();
  const tables = namesIn("prisma/schema.prisma", /^model (\w+)/gm);
  expect(namesIn("prisma/distribute.sql", /^SELECT create_\w+\('"(\w+)"'/gm)).toEqual(tables);
});
