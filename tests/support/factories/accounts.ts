import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { SignJWT } from "jose";
import { Client } from "pg";
import { serverTimings } from "../../../lib/api/server-limits";
import { loadOrCreateSecret } from "../../../lib/launcher/secret";
import type { App } from "../process/app";
import { databaseUrlOf } from "../process/database";

export type Account = { username: string; email: string; password: string; token: string };

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

const password = "open sesame";

const newId = () => randomBytes(18).toString("base64url");

const addUser = `
  WITH added AS (
    INSERT INTO "User" ("id", "username", "email", "passwordHash") VALUES ($1, $2, $3, $4)
  ), keys AS (INSERT INTO "UserKey" ("key", "userId") VALUES ('name:' || $2, $1), ('mail:' || $3, $1))
  INSERT INTO "Session" ("userId", "id", "expiresAt") VALUES ($1, $5, now() + make_interval(days => $6))`;

/** Adds registered and logged-in people to the database of a running app, which saves two calls and two password hashes each. */
export async function openAccounts({ folder }: App) {
  const key = new TextEncoder().encode(await loadOrCreateSecret(join(folder, "secret")));
  const passwordHash = await hash(password);
  const client = new Client({ connectionString: await databaseUrlOf(folder) });
  await client.connect();
  // The data of the tests need not survive a power cut.
  await client.query("ALTER SYSTEM SET fsync = off");
  await client.query("SELECT pg_reload_conf()");
  return {
    async add(): Promise<Account> {
      const username = `ann-${randomBytes(4).toString("hex")}`;
      const email = `${username}@example.org`;
      const [id, sid] = [newId(), newId()];
      await client.query(addUser, [id, username, email, passwordHash, sid, serverTimings.tokenDays]);
      const claims = new SignJWT({ username, sid }).setProtectedHeader({ alg: "HS256" }).setSubject(id);
      const token = await claims.setIssuedAt().setExpirationTime(`${serverTimings.tokenDays}d`).sign(key);
      return { username, email, password, token };
    },
    close: () => client.end(),
  };
}
