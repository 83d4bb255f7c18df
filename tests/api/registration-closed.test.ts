import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { run as invite } from "@/lib/operator/invite-command";
import { run as user } from "@/lib/operator/user-command";
import { db } from "@/lib/server/db/client";
import { captureConsole } from "../support/api/captured-console";
import { call, logIn, signUp } from "../support/api/client";
import { upload } from "../support/api/files";
import { createConversation, share } from "../support/api/journal";
import { runInProcess } from "../support/process/run-command";

captureConsole();

beforeAll(() => {
  process.env.REGISTRATION = "closed";
});

const run = (...words: string[]) => runInProcess(user, words);

const tokenIn = (output: string) => /\/#\/reset-password\?token=([\w-]{43})\n/.exec(output)?.[1];

const choose = (token: string | undefined, password: string) =>
  call("POST", "/api/reset-password", { body: { token, password } });

test("where registration is closed a live share lets nobody in, and no links are made", async () => {
  const ann = await signUp();
  const id = await createConversation(ann);
  await share(ann, id);
  const body = { username: "Eve", password: "open sesame", email: "eve@example.org", invitation: `/share/post/${id}` };
  expect(await call("POST", "/api/register", { body })).toMatchObject({
    status: 409,
    body: { code: "registration_closed" },
  });
  expect(await runInProcess(invite, [])).toMatchObject({
    status: 1,
    output: expect.stringContaining("npm run user -- add"),
  });
});

test("the operator adds somebody, who chooses a password by the link and logs in", async () => {
  const { output } = await run("add", "Zoë", "zoe@example.org");
  expect((await call("POST", "/api/login", { body: { username: "Zoë", password: "" } })).status).toBe(401);
  expect((await choose(tokenIn(output), "open sesame")).status).toBe(200);
  expect(await logIn({ username: "zoë", password: "open sesame" })).toMatch(/\./);
  expect((await choose(tokenIn(output), "another")).status).toBe(400);
  expect(await run("add", "ZOË", "other@example.org")).toMatchObject({ status: 1 });
  expect((await run("list")).output).toMatch(/^name +email +since +last login +conversations\nZoë +zoe@example\.org /);
});

test("a link of the operator replaces a forgotten password", async () => {
  const { username } = await signUp();
  const { output } = await run("reset", username.toUpperCase());
  expect((await choose(tokenIn(output), "a new one")).status).toBe(200);
  expect(await logIn({ username, password: "a new one" })).toMatch(/\./);
  expect(await run("reset", "nobody")).toMatchObject({ status: 1 });
});

test("an account is removed with everything in it, and only when that is confirmed", async () => {
  const ann = await signUp();
  await createConversation(ann);
  await upload(ann, "A letter");
  expect((await run("remove", ann.username)).output).toContain("1 conversations and 1 files for good");
  const stored = join(String(process.env.DATA_DIR), "files");
  expect([await db().user.count(), readdirSync(stored).length]).toEqual([1, 1]);
  expect(await run("remove", ann.username, "--yes")).toMatchObject({ status: 0 });
  expect([await db().user.count(), readdirSync(stored)]).toEqual([0, []]);
});
