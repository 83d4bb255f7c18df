import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { emailProblem, storedUsername, usernameProblem } from "../api/account-rules";
import { databaseTimings } from "../api/server-limits";
import { migrate } from "../launcher/migrate";
import { readSettings, root } from "../launcher/settings";
import { paths } from "../routes";
import { newToken } from "../server/auth/mailed-token";
import { addPasswordReset } from "../server/db/password-reset";
import { removeFromBoard } from "../server/db/score";
import { listTopScores } from "../server/db/top-score";
import { addUser, countContent, findUserByName, isUsernameTaken, listUsers, removeUser } from "../server/db/user";
import { recordErasure } from "../server/erasures";
import { storage } from "../server/files/storage";
import { runCommand, withDatabase } from "./database";
import { linkTo } from "./link";

const usage = `The people who have an account:

  npm run user -- list                   everybody, with the date of their last login
  npm run user -- add NAME EMAIL         a new account, and a link to choose its password
  npm run user -- reset NAME             a link to choose a new password
  npm run user -- remove NAME --yes      removes an account and everything in it, for good

  npm run user -- scores                       the board of the game, with the names of the accounts
  npm run user -- scores remove NAME --yes     removes somebody's game from the board, for good`;

const daysToBegin = 7;
const daysToReset = 1;
const scoresListed = 100;

export async function run([verb, name = "", ...rest]: string[]): Promise<string> {
  if (verb === "list") return accountTable(await withDatabase(listUsers, migrate));
  if (verb === "add" && name) return add(name, rest[0] ?? "");
  if (verb === "reset" && name) return reset(name);
  if (verb === "remove" && name) return remove(name, rest.includes("--yes"));
  if (verb === "scores" && !name) return boardTable(await withDatabase(() => listTopScores(scoresListed), migrate));
  if (verb === "scores" && name === "remove" && rest[0]) return removeScore(rest[0], rest.includes("--yes"));
  throw new Error(usage);
}

async function add(name: string, email: string): Promise<string> {
  const username = storedUsername(name);
  const problem = usernameProblem(username) ?? emailProblem(email);
  if (problem) throw new Error(`${problem}\n\n${usage}`);
  return withDatabase(async () => {
    const user = { username, email, passwordHash: unknownPassword() };
    // The look-up also connects: a transaction would wait for that for 2 s only.
    if ((await isUsernameTaken(username)) || (await addUser(user)) !== "added") {
      throw new Error(`The name ${username} or the address ${email} is taken.`);
    }
    const sentence = `The account of ${username} was created. The link to choose its password works`;
    return passwordLink(username, sentence, daysToBegin);
  }, migrate);
}

/** The form of a password's hash, made of random bytes: nobody knows a password for it. */
function unknownPassword(): string {
  const base64 = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");
  return `$argon2id$v=19$m=19456,t=2,p=1$${base64(16)}$${base64(32)}`;
}

const reset = (name: string) =>
  withDatabase(() => passwordLink(name, `The link to choose a new password for ${name} works`, daysToReset), migrate);

/** Makes a link for choosing a password and voids the person's earlier one. */
async function passwordLink(name: string, sentence: string, days: number): Promise<string> {
  const { token, tokenHash } = newToken();
  await addPasswordReset(await findUser(name), { tokenHash, expiresAt: new Date(Date.now() + days * 86_400_000) });
  const link = linkTo(readSettings(), paths.resetPassword, { token });
  return `${sentence} once, within ${days === 1 ? "a day" : `${days} days`}:\n${link}`;
}

async function remove(name: string, isConfirmed: boolean): Promise<string> {
  const settings = readSettings();
  // The removal of everything in an account is one statement.
  databaseTimings.queryMs = databaseTimings.longTransactionMs;
  return withDatabase(async () => {
    const { id } = await findUser(name);
    const { conversations, files } = await countContent(id);
    const content = `${conversations} conversations and ${files} files`;
    if (!isConfirmed) return `This would remove the account of ${name} with ${content} for good. Add --yes to do it.`;
    const storageKeys = await removeUser(id);
    const environment = { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) };
    await recordErasure(id, "removed", environment);
    await storage(environment).remove(storageKeys);
    return `The account of ${name} was removed, with ${content}.`;
  }, migrate);
}

async function removeScore(name: string, isConfirmed: boolean): Promise<string> {
  const removal = await withDatabase(async () => removeFromBoard((await findUser(name)).id, isConfirmed), migrate);
  if (!removal) throw new Error(`${name} is not on the board.`);
  const { removed, next } = removal;
  const after = next === null ? "and nobody takes its place" : `and their game with ${next} points takes its place`;
  return isConfirmed
    ? `The game of ${name} with ${removed} points was removed, ${after}.`
    : `This would remove the game of ${name} with ${removed} points for good, ${after}. Add --yes to do it.`;
}

async function findUser(name: string) {
  const user = await findUserByName(name);
  if (!user) throw new Error(`Nobody has the name ${name}. npm run user -- list shows everybody.`);
  return user;
}

const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? "never";

function accountTable(accounts: Awaited<ReturnType<typeof listUsers>>): string {
  const rows = accounts.map(({ username, email, createdAt, lastLogin, conversations }) => [
    ...[username, email, dayOf(createdAt), dayOf(lastLogin), String(conversations)],
  ]);
  return tableOf([["name", "email", "since", "last login", "conversations"], ...rows]);
}

function boardTable(lines: Awaited<ReturnType<typeof listTopScores>>): string {
  const rows = lines.map(({ username, name, score, level, round, timeTaken, createdAt }) => [
    ...[username, name, String(score), level, String(round), String(timeTaken), dayOf(createdAt)],
  ]);
  return tableOf([["name", "shown as", "score", "level", "round", "seconds", "date"], ...rows]);
}

function tableOf(table: string[][]): string {
  // A display name must not send commands to the terminal.
  const rows = table.map((row) => row.map((cell) => cell.replace(/[\p{Cc}\p{Cf}]/gu, "\u{fffd}")));
  const widths = table[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

if (require.main === module) runCommand(run);
