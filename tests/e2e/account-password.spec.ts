import type { Locator, Route } from "@playwright/test";
import { logIn } from "../support/browser/account-forms";
import { expect, signIn, test } from "../support/browser/test";

const red = "rgb(173, 48, 38)";

test("a forgotten password is reset with the link in the mail", async ({ page, account, mailbox }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Forgot Password" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Password reset email sent. Check your inbox.");
  const [link = ""] = /http\S+token=[\w-]+/.exec(await mailbox.next(account.email)) ?? [];
  await page.goto(link);
  await page.getByLabel("New password").fill("a better one");
  await page.getByRole("button", { name: "Update Password" }).click();
  await expect(page.getByRole("status")).toHaveText("Password updated successfully! Please log in.");
  await page.waitForURL("**/#/login");
  await logIn(page, { username: account.username, password: "a better one" });
  await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
});

test.describe("when a call fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const unreached = (route: Route) => route.abort();
  const refused = (message?: string) => (route: Route) => route.fulfill({ status: 500, json: { message } });

  /** Presses a button once for each failure that its call can have. */
  async function expectFailures(
    button: Locator,
    call: string,
    failures: [string, (route: Route) => Promise<void>][],
  ): Promise<void> {
    const page = button.page();
    for (const [sentence, fail] of failures) {
      await page.route(call, fail);
      await button.click();
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCSS("color", red);
    }
  }

  test("an empty address is not sent, and a failed request for a reset mail is shown in red", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Forgot Password" }).click();
    const send = page.getByRole("button", { name: "Send Reset Email" });
    await expect(send).toBeDisabled();
    await page.getByLabel("Email").fill("   ");
    await expect(send).toBeDisabled();
    await page.getByLabel("Email").fill("ann@example.org");
    await expectFailures(send, "**/api/forgot-password", [
      ["Error sending reset email.", unreached],
      ["The post is on strike.", refused("The post is on strike.")],
      ["Error sending reset email.", refused()],
    ]);
  });

  test("a new password is required, and a failed change is shown in red", async ({ page }) => {
    await page.goto("/#/reset-password?token=used");
    const update = page.getByRole("button", { name: "Update Password" });
    await update.click();
    await expect(page.getByLabel("New password")).toBeFocused();
    await expect(page.getByRole("status")).toBeHidden();
    await page.getByLabel("New password").fill("a better one");
    await expectFailures(update, "**/api/reset-password", [
      ["Error updating password.", unreached],
      ["The clock is being wound.", refused("The clock is being wound.")],
      ["Error updating password.", refused()],
    ]);
  });

  test("an expired reset link offers to send a new one", async ({ page, account, mailbox }) => {
    await page.goto("/#/reset-password?token=used");
    await page.getByLabel("New password").fill("a better one");
    await page.getByRole("button", { name: "Update Password" }).click();
    const sentence = "This reset link is no longer valid. Please ask for a new one.";
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(sentence);
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.type(account.email);
    await page.getByRole("button", { name: "Send Reset Email" }).click();
    await expect(page.getByRole("status")).toHaveText("Password reset email sent. Check your inbox.");
    expect(await mailbox.next(account.email)).toContain("/#/reset-password?token=");
    await page.getByRole("button", { name: "Back to Login" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });
});

test("a new password ends the session on this device", async ({ page, account, mailbox, request }) => {
  await request.post("/api/forgot-password", { data: { email: account.email } });
  const [link = ""] = /http\S+token=[\w-]+/.exec(await mailbox.next(account.email)) ?? [];
  await signIn(page, account);
  await page.goto(link);
  await page.getByLabel("New password").fill("a better one");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText("Password updated successfully! Please log in.");
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Password updated successfully! Please log in.");
});

test("the reset form is not shown without a token", async ({ page }) => {
  await page.goto("/#/reset-password");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Update Password" })).toBeHidden();
});

test("a token anywhere in the address forces the reset form, and Back to Login leaves it behind", async ({ page }) => {
  for (const address of [
    "/?token=t1",
    "/?token=t1#/conversation/c1",
    "/#/login?token=t1",
    "/#/share/post/p1?token=t1",
  ]) {
    await test.step(address, async () => {
      // Otherwise only the hash may change, which would not load the page.
      await page.goto("about:blank");
      await page.goto(address);
      await expect(page.getByRole("button", { name: "Update Password" })).toBeVisible();
      await page.getByRole("button", { name: "Back to Login" }).click();
      await page.waitForURL((url) => url.search === "" && url.hash === "#/login");
      await page.reload();
      await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    });
  }
});
