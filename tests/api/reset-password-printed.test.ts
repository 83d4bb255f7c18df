import { expect } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { call, signUp } from "../support/api/client";
import { testInProcess as test } from "../support/api/in-process-only";

const printed = captureConsole();

test("without a mail server the mail is printed on the console, link included", async () => {
  const ann = await signUp();
  const line = printed.line();
  await call("POST", "/api/forgot-password", { body: { email: ann.email } });
  const mail = await line;
  expect(mail).toContain(ann.email);
  const token = /^http:\/\/localhost:3000\/#\/reset-password\?token=([\w-]{43})$/m.exec(mail)?.[1];
  const body = { token, password: "a new password" };
  expect(await call("POST", "/api/reset-password", { body })).toMatchObject({ status: 200 });
});
