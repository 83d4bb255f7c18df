import { createHash, randomBytes } from "node:crypto";
import { Client } from "pg";
import type { Environment } from "../config/environment";
import { mailKey, nameKey } from "../texts/rules";

export type Account = {
  username: string;
  email: string;
  createdAt: Date;
  lastLogin: Date | null;
  conversations: number;
};

const newCode = () => randomBytes(32).toString("base64url");
const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url");

/** The address of a view of the app. */
export function linkTo({ APP_URL, PORT }: Environment, path: string, query: Record<string, string>): string {
  return `${APP_URL ?? `http://localhost:${PORT}`}/#${path}?${new URLSearchParams(query)}`;
}

/** Makes links for new people. Returns their codes; only the hashes are stored. */
export function addInvitations(url: string, count: number, days: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  return withClient(url, async (client) => {
    await client.query(`DELETE FROM "Invitation" WHERE "expiresAt" <= now()`);
    await client.query(
      `INSERT INTO "Invitation" ("codeHash", "expiresAt") SELECT code, now() + make_interval(days => $2) FROM unnest($1::text[]) code`,
      [codes.map(hashOf), days],
    );
    return codes;
  });
}

/** Everybody with an account, the oldest first. */
export function listAccounts(url: string): Promise<Account[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Account>(`
      SELECT "username", "email", "createdAt", "lastLogin", "conversations"::int
      FROM "User" u
      LEFT JOIN (SELECT "userId", max("createdAt") AS "lastLogin" FROM "Session" GROUP BY 1) s ON s."userId" = u."id"
      LEFT JOIN (
        SELECT "userId", count(*) AS "conversations" FROM "Conversation" WHERE "deletedAt" IS NULL GROUP BY 1
      ) c ON c."userId" = u."id"
      ORDER BY "createdAt", "id"`);
    return rows.map((row) => ({ ...row, conversations: row.conversations ?? 0 }));
  });
}

/** Adds an account that nobody knows the password of. */
export function addAccount(url: string, { username, email }: { username: string; email: string }): Promise<void> {
  return withClient(url, async (client) => {
    const base64 = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
    // The form of a password's hash, made of random bytes.
    const passwordHash = `$argon2id$v=19$m=19456,t=2,p=1$${base64(16)}$${base64(32)}`;
    const id = randomBytes(18).toString("base64url");
    // Rolled back when the connection ends, if the name or the address is taken.
    await client.query("BEGIN");
    const { rowCount } = await client.query(
      `INSERT INTO "UserKey" ("key", "userId") VALUES ($1, $3), ($2, $3) ON CONFLICT DO NOTHING`,
      [nameKey(username), mailKey(email), id],
    );
    if (rowCount !== 2) throw new Error(`The name ${username} or the address ${email} is taken.`);
    await client.query(`INSERT INTO "User" ("id", "username", "email", "passwordHash") VALUES ($1, $2, $3, $4)`, [
      ...[id, username, email, passwordHash],
    ]);
    await client.query("COMMIT");
  });
}

/** Makes a link for choosing a password and voids the person's earlier one. Returns its token. */
export function addPasswordLink(url: string, username: string, days: number): Promise<string> {
  const token = newCode();
  return withClient(url, async (client) => {
    await client.query(
      `INSERT INTO "PasswordReset" ("userId", "tokenHash", "expiresAt") VALUES ($1, $2, now() + make_interval(days => $3))
       ON CONFLICT ("userId") DO UPDATE SET "tokenHash" = EXCLUDED."tokenHash", "expiresAt" = EXCLUDED."expiresAt"`,
      [await findUser(client, username), hashOf(token), days],
    );
    return token;
  });
}

/**
 * Removes an account and, by cascade, everything in it, if `isConfirmed`; otherwise only counts it. Returns the storage keys of
 * its files.
 */
export function removeAccount(
  url: string,
  username: string,
  isConfirmed: boolean,
): Promise<{ conversations: number; storageKeys: string[] }> {
  return withClient(url, async (client) => {
    // A file that is uploaded meanwhile would lose its row but not its content: with this isolation level the removal fails.
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0");
    const id = await findUser(client, username);
    const { rows } = await client.query<{ conversations: number; storageKeys: string[] }>(
      `SELECT (SELECT count(*)::int FROM "Conversation" WHERE "userId" = $1) AS "conversations",
         ARRAY(SELECT "storageKey" FROM "File" WHERE "userId" = $1) AS "storageKeys"
       FROM "User" WHERE "id" = $1`,
      [id],
    );
    const [user = unknown(username)] = rows;
    if (isConfirmed) {
      await client.query(`DELETE FROM "User" WHERE "id" = $1`, [id]);
      for (const table of ["UserKey", "ShareOwner", "TopScore"]) {
        await client.query(`DELETE FROM "${table}" WHERE "userId" = $1`, [id]);
      }
    }
    await client.query("COMMIT");
    return user;
  });
}

export async function findUser(client: Client, username: string): Promise<string> {
  const { rows } = await client.query<{ userId: string }>(`SELECT "userId" FROM "UserKey" WHERE "key" = $1`, [
    nameKey(username),
  ]);
  return rows[0]?.userId ?? unknown(username);
}

function unknown(username: string): never {
  throw new Error(`Nobody has the name ${username}. npm run user -- list shows everybody.`);
}

export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  return work(client).finally(() => client.end());
}
