import { afterEach, expect, jest } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { call, type Person, signUp } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";

const printed = captureConsole();
const isTTY = process.stdout.isTTY;

afterEach(() => {
  process.stdout.isTTY = isTTY;
});

/** What is printed when somebody without a mail server forgets a password. */
async function forgetIn(mode: string, isTerminal: boolean, { email }: Person): Promise<string> {
  const environment = jest.replaceProperty(process.env as Record<string, string>, "NODE_ENV", mode);
  process.stdout.isTTY = isTerminal;
  const line = printed.line();
  await call("POST", "/api/forgot-password", { body: { email } });
  return line.finally(() => environment.restore());
}

test("without a mail server a log of production gets no link, but a line that says why no mail was sent", async () => {
  const ann = await signUp();
  const line = JSON.parse(await forgetIn("production", false, ann));
  expect(line).toMatchObject({ level: "error", event: "a mail could not be sent, because SMTP_URL is not set" });
  expect(printed.lines.join()).not.toMatch(/token|@/);
});

test.each([
  ["production", true],
  ["development", false],
])("without a mail server the mail is printed in %s on a terminal (%j), link included", async (mode, isTerminal) => {
  const ann = await signUp();
  const mail = await forgetIn(mode, isTerminal, ann);
  expect(mail).toContain(ann.email);
  const token = /^http:\/\/localhost:3000\/#\/reset-password\?token=([\w-]{43})$/m.exec(mail)?.[1];
  const body = { token, password: "a new password" };
  expect(await call("POST", "/api/reset-password", { body })).toMatchObject({ status: 200 });
});
