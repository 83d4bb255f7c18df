import type { APIRequestContext, Page } from "@playwright/test";
import { logIn, newPerson, register } from "../support/browser/account-forms";
import { type Account, expect, signIn, test } from "../support/browser/test";

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const greeting = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

/** Starts a conversation of this person and returns its path in the hash. */
async function startConversation(request: APIRequestContext, { token }: Account): Promise<string> {
  const questionAnswers = [{ question: "Which house?", answer: "The one at lock 12." }];
  const answer = await request.post("/api/grok", {
    headers: { authorization: `Bearer ${token}` },
    data: { projectName: "The house by the canal", topic: "childhood", questionAnswers },
    failOnStatusCode: true,
  });
  return `/conversation/${(await answer.json()).conversationId}`;
}

test("a visitor without a token sees the login", async ({ page }) => {
  await page.goto("/");
  await expect(loginButton(page)).toBeVisible();
  await page.goto("/#/nowhere");
  await expect(loginButton(page)).toBeVisible();
});

test("a visitor to a conversation comes back to it after the login, also through the registration", async ({
  page,
  account,
  request,
}) => {
  const path = await startConversation(request, account);
  await page.goto(`/#${path}`);
  await page.getByRole("link", { name: "Register" }).click();
  await register(page, newPerson());
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await logIn(page, account);
  await page.waitForURL(`**/#${path}`);
  await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
});

test("a visitor to a share comes back to it after the login, also from the registration", async ({ page, account }) => {
  const loginUrl = /#\/login\?returnUrl=%2Fshare%2Fpost%2Fp1%2Fnote%2Fn1$/;
  await page.goto("/#/share/post/p1/note/n1");
  await expect(page).toHaveURL(loginUrl);
  await expect(page.getByRole("status")).toHaveText("Somebody shared a memory with you. Log in to read it.");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Somebody shared a memory with you. The memory is waiting for you. Choose a name and a password.",
  );
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page).toHaveURL(loginUrl);
  const arrived = page.waitForURL("**/#/share/post/p1/note/n1");
  await logIn(page, account);
  await arrived;
});

test.describe("with a share that does not exist", () => {
  test.use({ expectedErrors: /404/ });

  test("a login without a return address leads to the stored share, once", async ({ page, account }) => {
    await page.goto("/#/share/post/p1");
    await expect(loginButton(page)).toBeVisible();
    await page.goto("/#/");
    const arrived = page.waitForURL("**/#/share/post/p1");
    await logIn(page, account);
    await arrived;
    await expect(page.getByText("not found", { exact: false })).toBeVisible();
    await page.goto("/#/");
    await expect(greeting(page)).toBeVisible();
  });
});

test("a return address on another host is not followed", async ({ page, account }) => {
  await page.goto("/#/login?returnUrl=https%3A%2F%2Fevil.example%2F");
  await logIn(page, account);
  await expect(greeting(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("#/");
});

test("an unknown address leads to home", async ({ signedIn }) => {
  await signedIn.goto("/#/nowhere");
  await signedIn.waitForURL("**/#/");
  await expect(greeting(signedIn)).toBeVisible();
});

test("logging out ends the session and leaves the conversation's address", async ({ page, account, request }) => {
  const path = await startConversation(request, account);
  // The page's last calls: a call that is in progress when its session ends is refused.
  const last = ["**/api/shares", "**/api/conversations/*"].map((call) => page.waitForResponse(call));
  await signIn(page, account, path);
  await Promise.all(last);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/#/login");
  await expect(loginButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const profile = await request.get("/api/profile", { headers: { authorization: `Bearer ${account.token}` } });
  expect(profile.status()).toBe(403);
});

test("a token that cannot be decoded leads to the login", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("token", "a.b.c"));
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test("the next person to log in sees nothing of the previous one", async ({ signedIn, account, newAccount }) => {
  const next = await newAccount();
  await expect(signedIn.getByText(account.username).first()).toBeVisible();
  await signedIn.getByRole("button", { name: "Logout" }).click();
  await signedIn.route("**/api/profile", () => {});
  await logIn(signedIn, next);
  await expect(signedIn.getByRole("heading", { name: `Hi, ${next.username}` })).toBeVisible();
  await expect(signedIn.getByText(account.username)).toBeHidden();
});

test.describe("when the server refuses", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("a revoked token leads to the login, which shows the reason", async ({ page, account, request }) => {
    await request.post("/api/logout", { headers: { authorization: `Bearer ${account.token}` } });
    await signIn(page, account);
    // Each call has its own message for a revoked token (spec §8); the call that is refused first shows its message.
    await expect(page.getByText(/session (has )?expired, please log ?in/i)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  test("logging out works without the server", async ({ signedIn }) => {
    await signedIn.route("**/api/logout", (route) => route.abort());
    await signedIn.getByRole("button", { name: "Logout" }).click();
    await expect(loginButton(signedIn)).toBeVisible();
    expect(await storedToken(signedIn)).toBeNull();
  });
});
