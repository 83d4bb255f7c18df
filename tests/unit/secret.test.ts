import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { loadOrCreateSecret } from "@/lib/launcher/secret";

const newFile = async () => join(await mkdtemp(join(tmpdir(), "flexi-secret-")), "secret");

test("a secret is created once and readable only by its owner", async () => {
  const file = await newFile();
  const secret = await loadOrCreateSecret(file);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await loadOrCreateSecret(file)).toBe(secret);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("processes that create it at the same time get the same secret and leave no other file", async () => {
  const file = await newFile();
  const secrets = await Promise.all([loadOrCreateSecret(file), loadOrCreateSecret(file)]);
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(join(file, ".."))).toEqual(["secret"]);
});

test("an existing secret is used", async () => {
  const file = await newFile();
  await writeFile(file, "their own secret\n");
  expect(await loadOrCreateSecret(file)).toBe("their own secret");
});

test.each([
  ["empty", "", 1],
  ["full of zeros", "\0".repeat(44), 32],
  ["cut off", "kq3-Zp0a", 32],
])("a file that is %s is named and left as it is", async (_, content, minLength) => {
  const file = await newFile();
  await writeFile(file, content);
  await expect(loadOrCreateSecret(file, { minLength })).rejects.toThrow(`${file} is damaged`);
  expect(await readFile(file, "utf8")).toBe(content);
});
