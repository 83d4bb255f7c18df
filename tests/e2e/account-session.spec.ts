import type { Page } from "@playwright/test";
import { logIn, newPerson, register, takeToken } from "../support/browser/account-forms";
import { newConversation } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const logoutButton = (page: Page) => page.getByRole("button", { name: "Logout" });
const greeting = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

test("a visitor to a share comes back to it after the login, also from the registration, and once", async ({
  page,
  account,
}) => {
  const loginUrl = /#\/login\?returnUrl=%2Fshare%2Fpost%2Fp1%2Fnote%2Fn1$/;
  await page.goto("/#/share/post/p1/note/n1");
  await test.step("the login and the registration say why they are there", async () => {
    await expect(page).toHaveURL(loginUrl);
    await expect(page.getByRole("status")).toHaveText("Somebody shared a memory with you. Log in to read it.");
    await page.getByRole("link", { name: "Register" }).click();
    await expect(page.getByRole("status")).toHaveText(
      "Somebody shared a memory with you. The memory is waiting for you. All it takes is a name, a password and an email address.",
    );
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(page).toHaveURL(loginUrl);
  });
  await test.step("the login leads to the share", async () => {
    const arrived = page.waitForURL("**/#/share/post/p1/note/n1");
    await logIn(page, account);
    await arrived;
    await expect(page.getByText("not found", { exact: false })).toBeVisible();
    await page.goto("/#/");
    await expect(greeting(page)).toBeVisible();
    await logoutButton(page).click();
    await expect(loginButton(page)).toBeVisible();
  });
  await test.step("a login without a return address leads to the stored share, once", async () => {
    await page.goto("/#/share/post/p1");
    await expect(page).toHaveURL(/#\/login\?returnUrl=/);
    await page.goto("/#/");
    await expect(page).toHaveURL(/#\/$/);
    const arrived = page.waitForURL("**/#/share/post/p1");
    await logIn(page, account);
    await arrived;
    await expect(page.getByText("not found", { exact: false })).toBeVisible();
    await page.goto("/#/");
    await expect(greeting(page)).toBeVisible();
  });
});

test("a visitor to a conversation comes back to it, logs out, and the next person sees nothing of it", async ({
  page,
  account,
  newAccount,
  request,
}) => {
  const path = `/conversation/${await newConversation(request, account)}`;
  await test.step("the login leads to the conversation, also after a registration", async () => {
    await page.goto(`/#${path}`);
    await page.getByRole("link", { name: "Register" }).click();
    await register(page, newPerson());
    await expect(page.getByText("Registration successful!")).toBeVisible();
    // The page's last calls: a call that is in progress when its session ends is refused.
    const last = ["**/api/shares", "**/api/conversations/*"].map((call) => page.waitForResponse(call));
    await logIn(page, account);
    await page.waitForURL(`**/#${path}`);
    await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
    await expect(page.getByText(account.username).first()).toBeVisible();
    await Promise.all(last);
  });
  await test.step("logging out ends the session and leaves the conversation's address", async () => {
    const token = await storedToken(page);
    await logoutButton(page).click();
    await page.waitForURL("**/#/login");
    await expect(loginButton(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    const profile = await request.get("/api/profile", { headers: { authorization: `Bearer ${token}` } });
    expect(profile.status()).toBe(403);
  });
  await test.step("the next person sees nothing of the previous one", async () => {
    const next = await newAccount();
    await page.route("**/api/profile", () => {});
    await logIn(page, next);
    await expect(page.getByRole("heading", { name: `Hi, ${next.username}` })).toBeVisible();
    await expect(page.getByText(account.username)).toBeHidden();
  });
});

/** A token that can be decoded and names nobody. */
const namelessToken = `x.${Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString("base64url")}.x`;

test("a token decides what is shown, and one that is worth nothing leads to the login", async ({
  page,
  account,
  request,
}) => {
  await test.step("a token that cannot be decoded leads to the login", async () => {
    const invalid = await page.addInitScript(() => localStorage.setItem("token", "a.b.c"));
    await page.goto("/");
    await expect(loginButton(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await invalid.dispose();
  });
  await test.step("a visitor without a token sees the login, whatever the address", async () => {
    await page.goto("/#/nowhere");
    await expect(page).toHaveURL(/#\/login\?returnUrl=%2Fnowhere$/);
    await expect(loginButton(page)).toBeVisible();
    await page.goto("/#/");
    await expect(page).toHaveURL(/#\/$/);
    await expect(loginButton(page)).toBeVisible();
  });
  await test.step("the greeting without a display name and a user name is “Hi, User”", async () => {
    const calls = "**/api/{profile,on-this-day**,conversations**,used-questions}";
    await page.route(calls, (route) => route.abort());
    await takeToken(page, namelessToken);
    await expect(page.getByText("Hi, User", { exact: true })).toBeVisible();
    await page.unroute(calls);
  });
  await test.step("with a token an unknown address leads to home", async () => {
    await takeToken(page, account.token);
    await expect(page.getByRole("heading", { name: `Hi, ${account.username}` })).toBeVisible();
    await page.goto("/#/nowhere");
    await page.waitForURL("**/#/");
    await expect(greeting(page)).toBeVisible();
  });
  await test.step("logging out works without the server", async () => {
    await page.route("**/api/logout", (route) => route.abort());
    await logoutButton(page).click();
    await expect(loginButton(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
  await test.step("a revoked token leads to the login, which shows the reason", async () => {
    await request.post("/api/logout", { headers: { authorization: `Bearer ${account.token}` } });
    await page.evaluate((token) => localStorage.setItem("token", token), account.token);
    await page.reload();
    // Each call has its own message for a revoked token (spec §8); the call that is refused first shows its message.
    await expect(page.getByText(/session (has )?expired, please log ?in/i)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});
