import { expect, test } from "../support/browser/test";
import { sendLines } from "../support/load/raw-http";

test("if a reset link is used 50 times at once, exactly one use sets the password", async ({
  app,
  mailbox,
  account,
}) => {
  await fetch(`${app.url}/api/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: account.email }),
  });
  const [, token] = /token=([\w-]+)/.exec(await mailbox.next(account.email)) ?? [];
  const { host, port } = new URL(app.url);
  const send = (call: string, body: object) =>
    sendLines(Number(port), [`POST /api/${call} HTTP/1.1`, `Host: ${host}`], body);
  const uses = Array.from({ length: 50 }, (_, n) => send("reset-password", { token, password: `password ${n}` }));
  const statuses = await Promise.all(uses);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  const { username } = account;
  const logins = statuses.map((_, n) => send("login", { username, password: `password ${n}` }));
  expect(await Promise.all(logins)).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
});
