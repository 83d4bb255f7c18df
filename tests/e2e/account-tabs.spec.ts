import type { Page } from "@playwright/test";
import { logIn } from "../support/browser/account-forms";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

// One or two people use several tabs of one browser.

test.use({ expectedErrors: /40[34] \(/ });

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("logging in or out in one tab does so in every tab, and a share that was open is not stored as a return address", async ({
  page,
  context,
  account,
}) => {
  const other = await context.newPage();
  await other.goto("/");
  await page.goto("/");
  await logIn(page, account);
  await expect(other.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  await other.goto("/#/share/post/p1");
  await expect(other.getByText("Shared conversation not found", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(loginButton(other)).toBeVisible();
  expect(new URL(other.url()).hash).toBe("#/login");
  expect(await storedKeys(page)).toEqual([]);
});

test("whoever logs in in another tab during a slow login or logout stays signed in and keeps their drafts", async ({
  page,
  context,
  account,
  newAccount,
}) => {
  const next = await newAccount();
  const last = await newAccount();
  const other = await context.newPage();
  await test.step("a slow login does not replace the person who has logged in meanwhile", async () => {
    await page.goto("/");
    const answer = await holdResponses(page, "**/api/login");
    await logIn(page, account);
    await signIn(other, next);
    await expect(page.getByRole("heading", { name: `Hi, ${next.username}` })).toBeVisible();
    await answer();
    expect(await storedToken(page)).toBe(next.token);
  });
  await test.step("a slow logout ends neither the session nor the drafts of the person who has logged in meanwhile", async () => {
    const answer = await holdResponses(page, "**/api/logout");
    await page.getByRole("button", { name: "Logout" }).click();
    await other.evaluate((token) => localStorage.setItem("token", token), last.token);
    await other.reload();
    await other.getByLabel("Project name").fill("The house of the last");
    await answer();
    await expect(page.getByRole("heading", { name: `Hi, ${last.username}` })).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
    expect(await storedKeys(page)).toContainEqual(expect.stringContaining(`flexi.draft.${last.username}`));
  });
});
