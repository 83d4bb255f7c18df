import type { Page } from "@playwright/test";
import { logIn } from "../support/browser/account-forms";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

// One or two people use several tabs of one browser.

test.use({ expectedErrors: /40[34] \(/ });

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const greeting = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("logging in in one tab logs in every tab", async ({ page, context, account }) => {
  const other = await context.newPage();
  await other.goto("/");
  await page.goto("/");
  await logIn(page, account);
  await expect(greeting(other)).toBeVisible();
});

test("logging out in one tab logs out every tab", async ({ signedIn, context }) => {
  const other = await context.newPage();
  await other.goto("/");
  await expect(greeting(other)).toBeVisible();
  await signedIn.getByRole("button", { name: "Logout" }).click();
  await expect(loginButton(other)).toBeVisible();
});

test("a login in another tab during a slow logout stays signed in and keeps its drafts", async ({
  page,
  context,
  account,
  newAccount,
}) => {
  await signIn(page, account);
  const answer = await holdResponses(page, "**/api/logout");
  await page.getByRole("button", { name: "Logout" }).click();
  const next = await newAccount();
  const other = await context.newPage();
  await other.goto("/");
  await other.evaluate((token) => localStorage.setItem("token", token), next.token);
  await other.reload();
  await other.getByLabel("Project name").fill("The house of the next");
  await answer();
  await expect(page.getByRole("heading", { name: `Hi, ${next.username}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
  expect(await storedKeys(page)).toContainEqual(expect.stringContaining(`flexi.draft.${next.username}`));
});

test("a slow login does not replace the person who has logged in meanwhile", async ({
  page,
  context,
  account,
  newAccount,
}) => {
  await page.goto("/");
  const answer = await holdResponses(page, "**/api/login");
  await logIn(page, account);
  const other = await context.newPage();
  const next = await newAccount();
  await signIn(other, next);
  await expect(page.getByRole("heading", { name: `Hi, ${next.username}` })).toBeVisible();
  await answer();
  expect(await storedToken(page)).toBe(next.token);
});

test("a share that is open in another tab during a logout is not stored as a return address", async ({
  page,
  context,
  account,
}) => {
  await page.goto("/");
  await logIn(page, account);
  await expect(greeting(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/#/share/post/p1");
  await expect(other.getByText("Shared conversation not found", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(loginButton(other)).toBeVisible();
  expect(new URL(other.url()).hash).toBe("#/login");
  expect(await storedKeys(page)).toEqual([]);
});
