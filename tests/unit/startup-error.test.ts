import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@jest/globals";
import { openCluster } from "@/lib/launcher/cluster";
import { explainDatabase, explainDataFolder } from "@/lib/launcher/startup-error";

const url = "postgres://ann:hunter-2@db.example:5499/journal?sslmode=require";
const failure = (code: string, more: object = {}) => Object.assign(new Error(`failed: ${url}`), { code, ...more });

test.each([
  ["ENOTFOUND", "names the host db.example, which is unknown"],
  ["EAI_AGAIN", "names the host db.example, which is unknown"],
  ["ECONNREFUSED", "names db.example, where no database accepts connections"],
  ["ETIMEDOUT", "names db.example, from which no database responds"],
  ["28P01", "has a user name or a password that the database refuses"],
  ["3D000", "names a database that does not exist"],
  ["42501", "names a user who may not create tables"],
  ["53300", "names a database that accepts no more connections"],
  ["57P03", "names a database that is starting or stopping"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "wants an encrypted connection, which fails"],
])("%s of a database is explained in one line without secrets", (code, sentence) => {
  const { message } = explainDatabase(url, failure(code));
  expect(message).toContain(`DATABASE_URL ${sentence}`);
  expect(message).not.toMatch(/\n|hunter|ann|journal|5499/);
});

test.each([
  ["timeout expired", "from which no database responds"],
  ["Connection terminated unexpectedly", "from which no database responds"],
  ["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string", "a password that the database refuses"],
  ["The server does not support SSL connections", "wants an encrypted connection"],
])("the driver's %j is explained, too", (message, sentence) => {
  expect(explainDatabase(url, new Error(message)).message).toContain(sentence);
});

test("a refused connection to each of a host's addresses is explained, although it has no message", () => {
  const refusal = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  expect(explainDatabase(url, refusal).message).toContain("where no database accepts connections");
});

test("other errors are unchanged", () => {
  const mistakes = new Error("row 3: type is missing\nNothing was imported.");
  expect(explainDatabase(url, mistakes)).toBe(mistakes);
  expect(explainDataFolder("/data", mistakes)).toBe(mistakes);
});

test.each([
  ["EACCES", "DATA_DIR names /data, where Flexi may not write"],
  ["EROFS", "DATA_DIR names /data, where Flexi may not write"],
  ["ENOTDIR", "DATA_DIR names /data, which is not a folder"],
  ["ENOENT", "DATA_DIR names /data, which cannot be created"],
  ["ENOSPC", "DATA_DIR names /data, where there is no space left"],
  ["EMFILE", "DATA_DIR names /data, which cannot be used (EMFILE)"],
])("%s of the data folder is explained with its name", (code, sentence) => {
  expect(explainDataFolder("/data", failure(code)).message).toContain(sentence);
});

test("a machine that cannot run the embedded database needs DATABASE_URL", () => {
  const { message } = explainDataFolder("/data", failure("ENOENT", { syscall: "spawn setpriv" }));
  expect(message).toMatch(/^DATABASE_URL has to be set/);
});

test.each([
  ["letter.txt", "which is not a folder"],
  ["letter.txt/data", "which is not a folder"],
  ["/sys/flexi", "where Flexi may not write"],
])("what the system says about the unusable data folder %s is explained", async (name, sentence) => {
  const parent = await mkdtemp(join(tmpdir(), "flexi-folder-"));
  await writeFile(join(parent, "letter.txt"), "Dear Ada");
  const folder = resolve(parent, name);
  const explained = openCluster(folder).catch((error) => explainDataFolder(folder, error).message);
  expect(await explained).toContain(`DATA_DIR names ${folder}, ${sentence}`);
});
