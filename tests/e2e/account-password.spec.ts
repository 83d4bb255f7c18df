import type { Page, Route } from "@playwright/test";
import { logIn } from "../support/browser/account-forms";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource/ });

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const updateButton = (page: Page) => page.getByRole("button", { name: "Update Password" });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const status = (page: Page) => page.getByRole("status");

/** Presses a button once for each failure that its call can have, and expects the message in red. */
async function expectFailures(page: Page, button: string, call: string, ownMessage: string): Promise<void> {
  const failures: [string, (route: Route) => Promise<void>][] = [
    [ownMessage, (route) => route.abort()],
    ["The post is on strike.", (route) => route.fulfill({ status: 500, json: { message: "The post is on strike." } })],
    [ownMessage, (route) => route.fulfill({ status: 500, json: {} })],
  ];
  for (const [sentence, fail] of failures) {
    await page.route(call, fail);
    await page.getByRole("button", { name: button }).click();
    await expect(alert(page)).toHaveText(sentence);
    await expect(alert(page)).toHaveCSS("color", "rgb(173, 48, 38)");
    await page.unroute(call);
  }
}

test("a forgotten password is reset with the link in the mail, which works once", async ({
  page,
  account,
  mailbox,
}) => {
  const mailedLink = async (): Promise<string> =>
    // A mail about the last change may come first.
    /http\S+token=[\w-]+/.exec(await mailbox.next(account.email))?.[0] ?? mailedLink();
  await page.goto("/");
  await page.getByRole("button", { name: "Forgot Password" }).click();
  await test.step("an empty address is not sent", async () => {
    const send = page.getByRole("button", { name: "Send Reset Email" });
    await expect(send).toBeDisabled();
    await page.getByLabel("Email").fill("   ");
    await expect(send).toBeDisabled();
  });
  await test.step("a failed request for a mail is shown in red", async () => {
    await page.getByLabel("Email").fill(account.email);
    await expectFailures(page, "Send Reset Email", "**/api/forgot-password", "Error sending reset email.");
  });
  const link = await test.step("the mail has a link", async () => {
    await page.getByLabel("Email").press("Enter");
    await expect(status(page)).toHaveText("Password reset email sent. Check your inbox.");
    return mailedLink();
  });
  await test.step("its form has the focus in its field and requires a new password", async () => {
    await page.goto(link);
    await expect(page.getByLabel("New password")).toBeFocused();
    await updateButton(page).click();
    await expect(page.getByLabel("New password")).toBeFocused();
    await expect(status(page)).toBeHidden();
  });
  await test.step("a failed change is shown in red", async () => {
    await page.getByLabel("New password").fill("a better one");
    await expectFailures(page, "Update Password", "**/api/reset-password", "Error updating password.");
  });
  // The login follows by itself after 3 s (sentences-timings.spec.ts).
  await test.step("the new password is valid at the login", async () => {
    await updateButton(page).click();
    await expect(status(page)).toHaveText("Password updated successfully! Please log in.");
    await logIn(page, { username: account.username, password: "a better one" });
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  });
  await test.step("a used link offers to send a new one", async () => {
    await page.goto(link);
    await page.getByLabel("New password").fill("the best one");
    await updateButton(page).click();
    await expect(alert(page)).toHaveText("This reset link is no longer valid. Please ask for a new one.");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.insertText(account.email);
    await page.getByRole("button", { name: "Send Reset Email" }).click();
    await expect(status(page)).toHaveText("Password reset email sent. Check your inbox.");
  });
  await test.step("a new password ends the session on this device", async () => {
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
    await page.goto(await mailedLink());
    await page.getByLabel("New password").fill("the best one");
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Password updated successfully! Please log in.");
    await expect(loginButton(page)).toBeVisible();
    await expect(status(page)).toHaveText("Password updated successfully! Please log in.");
  });
});

test("a change of address is undone with the link in the mail, at the press of a button, and a new password is chosen", async ({
  page,
  account,
  mailbox,
  request,
}) => {
  const headers = { authorization: `Bearer ${account.token}` };
  const thief = `thief-${account.email}`;
  await request.put("/api/profile", { headers, data: { email: thief }, failOnStatusCode: true });
  const link = /http\S+undo-change\S+/.exec(await mailbox.next(account.email))?.[0] ?? "";
  await test.step("the view says what it will do, and does nothing by itself", async () => {
    await page.goto(link);
    await expect(page.getByText(/If that wasn't you, undo it/)).toBeVisible();
    expect(await (await request.get("/api/profile", { headers })).json()).toMatchObject({ email: thief });
  });
  await test.step("a failure is shown in red", async () => {
    await expectFailures(page, "Undo the change", "**/api/undo-change", "Error undoing the change.");
  });
  await test.step("the button undoes it, and a new password is chosen at once", async () => {
    await page.getByRole("button", { name: "Undo the change" }).click();
    await page.getByLabel("New password").fill("a better one");
    expect((await request.get("/api/profile", { headers })).status()).toBe(403);
    await updateButton(page).click();
    await expect(status(page)).toHaveText("Password updated successfully! Please log in.");
    await logIn(page, { username: account.username, password: "a better one" });
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  });
  await test.step("a used link says so", async () => {
    await page.goto(link);
    await page.getByRole("button", { name: "Undo the change" }).click();
    await expect(alert(page)).toContainText("This link is no longer valid");
  });
});

// Where in an address a token may be is in tests/unit/routes.test.ts.
test("a token in the address forces the reset form, without one it is not shown, and Back to Login leaves it behind", async ({
  page,
}) => {
  for (const address of ["/?token=t1#/conversation/c1", "/#/share/post/p1?token=t1"]) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(updateButton(page)).toBeVisible();
      await page.getByRole("button", { name: "Back to Login" }).click();
      await page.waitForURL((url) => url.search === "" && url.hash === "#/login");
      await expect(loginButton(page)).toBeVisible();
    });
  }
  await test.step("/#/reset-password", async () => {
    await page.goto("/#/reset-password");
    await page.reload();
    await expect(loginButton(page)).toBeVisible();
    await expect(updateButton(page)).toBeHidden();
  });
});
