import { expect, test } from "../support/e2e";

test("somebody signed in sees the home screen", async ({ signedIn, account }) => {
  await expect(signedIn.getByText(`Hi, ${account.username}`)).toBeVisible();
});

test("a reset mail reaches the mailbox", async ({ account, mailbox, request }) => {
  await request.post("/api/forgot-password", { data: { email: account.email } });
  expect(await mailbox.next(account.email)).toMatch(/reset-password\?token=[\w-]{43}\b/);
});
