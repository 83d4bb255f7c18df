import { beforeEach, expect, test } from "@jest/globals";
import { captureConsole } from "../support/api/captured-console";
import { fakeProvider } from "../support/api/chat";
import { call, send } from "../support/api/client";
import { testInProcess } from "../support/api/in-process-only";
import { createUserWithData, type UserWithData } from "../support/factories/user-with-data";

fakeProvider();
const printed = captureConsole();

let ann: UserWithData;
beforeEach(async () => {
  ann = await createUserWithData("Ann");
});

/** The token of a mail that is printed, as it is where no mail server is configured. */
async function resetToken(): Promise<string> {
  const line = printed.line();
  await call("POST", "/api/forgot-password", { body: { email: ann.email } });
  return /token=([\w-]{43})/.exec(await line)?.[1] ?? "";
}

test("a token is accepted only in the Authorization header", async () => {
  const { token } = ann;
  const calls = [
    call("GET", `/api/profile?token=${token}&access_token=${token}`),
    call("GET", "/api/profile", { headers: { cookie: `token=${token}; next-auth.session-token=${token}` } }),
    call("GET", "/api/profile", { headers: { "x-authorization": `Bearer ${token}`, "x-access-token": token } }),
    call("GET", "/api/profile", { headers: { authorization: `Basic ${token}` } }),
    call("POST", "/api/search", { body: { searchTerm: "house", token } }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
});

testInProcess("a file's link, a reset token and a form's secret are no bearer tokens", async () => {
  const { conversation } = (await call("GET", `/api/conversations/${ann.conversationId}`, { token: ann.token }))
    .body as {
    conversation: { continuations: { file: { fileUrl: string } }[] };
  };
  const link = new URL(conversation.continuations[0]?.file.fileUrl ?? "", "http://localhost");
  expect(await send("GET", link.pathname + link.search)).toMatchObject({ status: 200 });
  const { csrfToken } = (await call("GET", "/api/auth/csrf")).body;
  const others = [...link.searchParams.values(), await resetToken(), String(csrfToken)];
  for (const token of others) expect(await call("GET", "/api/profile", { token })).toMatchObject({ status: 403 });
  // And the other way round: a bearer token is no reset token and no signature of a link.
  const body = { token: ann.token, password: "mine from now on" };
  expect(await call("POST", "/api/reset-password", { body })).toMatchObject({ status: 400 });
  for (const name of link.searchParams.keys()) {
    const other = new URL(link);
    other.searchParams.set(name, ann.token);
    expect((await send("GET", other.pathname + other.search)).status).toBeGreaterThanOrEqual(400);
  }
});
