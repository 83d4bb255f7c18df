import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Client } from "pg";
import { migrate } from "@/lib/launcher/migrate";

// Keys that lead with something else than the owner, each for its reason.
const notByOwner = {
  User_pkey: "the owner's own row",
  UserKey_pkey: "login",
  PasswordReset_tokenHash_idx: "whoever has the link",
  AccountChange_tokenHash_idx: "whoever has the link",
  AccountChange_expiresAt_idx: "purging, whoever the owner is",
  Conversation_deletedAt_idx: "purging, whoever the owner is",
  ChallengeResult_pkey: "everybody with the link",
  ChallengeResult_expiresAt_idx: "purging, whoever the owner is",
  ContributionVersion_replacedAt_idx: "purging, whoever the owner is",
  Contribution_withdrawnAt_idx: "purging, whoever the owner is",
  EntryVersion_replacedAt_idx: "purging, whoever the owner is",
  File_attachedAt_createdAt_idx: "purging, whoever the owner is",
  ShareOwner_pkey: "a stranger with a link",
  TopScore_score_createdAt_userId_idx: "the board of all players",
  Turn_leaseExpiresAt_idx: "starting, whoever the owner is",
  Turn_sentPromptAt_idx: "purging, whoever the owner is",
};

const catalogues = {
  columns: `SELECT table_name, column_name, data_type, udt_name, datetime_precision, is_nullable, column_default
            FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  // Not NOT NULL, which the columns tell: only Postgres 18 has names for it, and keeps them when a column is renamed.
  constraints: `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
                WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations'
                AND contype <> 'n'`,
  enums: `SELECT typname, enumlabel FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid`,
};

const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
const databases = ["by_migrations", "by_schema"] as const;
const address = (name: string) => (process.env.TEST_DATABASE_URL ?? "").replace(/[^/]+$/, name);

async function read(name: string, query: string): Promise<string[]> {
  const client = new Client({ connectionString: address(name) });
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows.map((row) => JSON.stringify(row)).sort();
}

beforeAll(async () => {
  await admin.connect();
  for (const name of databases) await admin.query(`CREATE DATABASE ${name}`);
  await migrate(address("by_migrations"));
  const program = [
    "--require",
    "tsx/cjs",
    "tests/support/process/print-schema-sql.ts",
    address("by_schema"),
    "prisma/schema.prisma",
  ];
  const schema = new Client({ connectionString: address("by_schema") });
  await schema.connect();
  await schema.query(execFileSync(process.execPath, program, { encoding: "utf8" }));
  await schema.end();
});

afterAll(async () => {
  for (const name of databases) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await admin.end();
});

for (const [kind, query] of Object.entries(catalogues)) {
  test(`the migrations make the ${kind} that schema.prisma describes`, async () => {
    expect(await read("by_migrations", query)).toEqual(await read("by_schema", query));
  });
}

test("every key of a table with owners leads with the owner, but for those that cannot", async () => {
  const leading = `SELECT index.relname AS key FROM pg_index
    JOIN pg_class AS index ON index.oid = indexrelid
    JOIN pg_attribute AS first ON first.attrelid = indrelid AND first.attnum = indkey[0] AND first.attname <> 'userId'
    WHERE indrelid IN (SELECT attrelid FROM pg_attribute WHERE attname = 'userId' UNION SELECT '"User"'::regclass)
      AND index.relnamespace = 'public'::regnamespace`;
  const keys = Object.keys(notByOwner).map((key) => JSON.stringify({ key }));
  expect(await read("by_migrations", leading)).toEqual(keys.sort());
});

test("migrating again changes nothing", async () => {
  expect(await migrate(address("by_migrations"))).toEqual([]);
});
