import { resolve } from "node:path";
import { emailProblem, storedUsername, usernameProblem } from "../api/account-rules";
import { migrate } from "../launcher/migrate";
import { readSettings, root } from "../launcher/settings";
import { type Account, addAccount, addPasswordLink, linkTo, listAccounts, removeAccount } from "./accounts";
import { runCommand, withDatabase } from "./database";
import { type BoardLine, listBoard, removeFromBoard } from "./scores";
import { removeFiles } from "./stored-contents";

const usage = `The people who have an account:

  npm run user -- list                   everybody, with the date of their last login
  npm run user -- add NAME EMAIL         a new account, and a link to choose its password
  npm run user -- reset NAME             a link to choose a new password
  npm run user -- remove NAME --yes      removes an account and everything in it, for good

  npm run user -- scores                       the board of the game, with the names of the accounts
  npm run user -- scores remove NAME --yes     removes somebody's game from the board, for good`;

const daysToBegin = 7;
const daysToReset = 1;

async function run([verb, name = "", ...rest]: string[]): Promise<string> {
  if (verb === "list") return accountTable(await withDatabase(listAccounts, migrate));
  if (verb === "add" && name) return add(name, rest[0] ?? "");
  if (verb === "reset" && name) return reset(name);
  if (verb === "remove" && name) return remove(name, rest.includes("--yes"));
  if (verb === "scores" && !name) return boardTable(await withDatabase(listBoard, migrate));
  if (verb === "scores" && name === "remove" && rest[0]) return removeScore(rest[0], rest.includes("--yes"));
  throw new Error(usage);
}

async function add(name: string, email: string): Promise<string> {
  const username = storedUsername(name);
  const problem = usernameProblem(username) ?? emailProblem(email);
  if (problem) throw new Error(`${problem}\n\n${usage}`);
  const token = await withDatabase(async (url) => {
    await addAccount(url, { username, email });
    return addPasswordLink(url, username, daysToBegin);
  }, migrate);
  return passwordLink(
    `The account of ${username} was created. The link to choose its password works`,
    token,
    daysToBegin,
  );
}

async function reset(name: string): Promise<string> {
  const token = await withDatabase((url) => addPasswordLink(url, name, daysToReset), migrate);
  return passwordLink(`The link to choose a new password for ${name} works`, token, daysToReset);
}

function passwordLink(sentence: string, token: string, days: number): string {
  const link = linkTo(readSettings(), "/reset-password", { token });
  return `${sentence} once, within ${days === 1 ? "a day" : `${days} days`}:\n${link}`;
}

async function remove(name: string, isConfirmed: boolean): Promise<string> {
  const { DATA_DIR, BLOB_READ_WRITE_TOKEN } = readSettings();
  const removal = await withDatabase((url) => removeAccount(url, name, isConfirmed), migrate);
  const content = `${removal.conversations} conversations and ${removal.storageKeys.length} files`;
  if (!isConfirmed) {
    return `This would remove the account of ${name} with ${content} for good. Add --yes to do it.`;
  }
  await removeFiles(removal.storageKeys, { folder: resolve(root, DATA_DIR), token: BLOB_READ_WRITE_TOKEN });
  return `The account of ${name} was removed, with ${content}.`;
}

async function removeScore(name: string, isConfirmed: boolean): Promise<string> {
  const { removed, next } = await withDatabase((url) => removeFromBoard(url, name, isConfirmed), migrate);
  const after = next === null ? "and nobody takes its place" : `and their game with ${next} points takes its place`;
  return isConfirmed
    ? `The game of ${name} with ${removed} points was removed, ${after}.`
    : `This would remove the game of ${name} with ${removed} points for good, ${after}. Add --yes to do it.`;
}

const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? "never";

function accountTable(accounts: Account[]): string {
  const rows = accounts.map(({ username, email, createdAt, lastLogin, conversations }) => [
    ...[username, email, dayOf(createdAt), dayOf(lastLogin), String(conversations)],
  ]);
  return tableOf([["name", "email", "since", "last login", "conversations"], ...rows]);
}

function boardTable(lines: BoardLine[]): string {
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

runCommand(run);
