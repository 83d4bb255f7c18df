import { afterEach, beforeEach, expect, jest } from "@jest/globals";
import { serverTimings } from "@/lib/api/server-limits";
import { sendMail } from "@/lib/server/auth/mail";
import { env } from "@/lib/server/env";
import { testInProcess as test } from "../support/api/in-process-only";
import { MailServer } from "../support/fakes/mail-server";

const mail = { to: "ann@example.org", subject: "Hello", text: "Hello Ann" };
let server: MailServer;

beforeEach(async () => {
  server = new MailServer();
  env().SMTP_URL = await server.start();
  jest.replaceProperty(serverTimings as Record<string, number>, "mailRetryWaitMs", 10);
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.letGo();
  await server.stop();
});

/** Still longer than a connection takes on a busy machine. */
const hurry = () => jest.replaceProperty(serverTimings as Record<string, number>, "mailDeadlineMs", 1_500);

test("a mail server that is busy at the first try gets the mail at the second", async () => {
  server.fail(1);
  await sendMail(mail);
  expect(server.mails).toMatchObject([{ to: mail.to }]);
  expect(server.connections).toBe(2);
});

test("a mail server that refuses for good is not asked again", async () => {
  server.refuse();
  await expect(sendMail(mail)).rejects.toMatchObject({ responseCode: 554 });
  expect(server.connections).toBe(1);
});

test("a mail server that never greets is given up after two tries", async () => {
  hurry();
  server.hold();
  await expect(sendMail(mail)).rejects.toThrow();
  expect(server.connections).toBe(2);
});

test("a mail server that never takes the mail is given up after two tries", async () => {
  hurry();
  server.holdMails();
  await expect(sendMail(mail)).rejects.toThrow();
  expect(server.connections).toBe(2);
});

test("a name and a password in SMTP_URL are used unchanged", async () => {
  env().SMTP_URL = env().SMTP_URL?.replace("smtp://", "smtp://ann%40example.org:p%2Fw%3F@");
  await sendMail(mail);
  expect(server.logins).toEqual([{ username: "ann@example.org", password: "p/w?" }]);
});
