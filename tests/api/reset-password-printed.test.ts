import { expect } from "@jest/globals";
import { call, signUp } from "../support/api";
import { keepConsole } from "../support/console";
import { testHere as test } from "../support/here";

const printed = keepConsole();

test("without a mail server the mail stands on the console, link included", async () => {
  const ann = await signUp();
  const line = printed.line();
  await call("POST", "/api/forgot-password", { body: { email: ann.email } });
  const mail = await line;
  expect(mail).toContain(ann.email);
  const token = /^http:\/\/localhost:3000\/#\/reset-password\?token=([\w-]{43})$/m.exec(mail)?.[1];
  const body = { token, password: "a new password" };
  expect(await call("POST", "/api/reset-password", { body })).toMatchObject({ status: 200 });
});
