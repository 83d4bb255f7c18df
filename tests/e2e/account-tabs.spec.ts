import type { Page } from "@playwright/test";
import { logIn, takeToken } from "../support/browser/account-forms";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, test } from "../support/browser/test";

test.use({ expectedErrors: /40[34] \(/ });

const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });
const greetingOf = (page: Page, { username }: { username: string }) =>
  page.getByRole("heading", { name: `Hi, ${username}` });
const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

test("several tabs of one browser belong to one person, the one who has logged in last", async ({
  page,
  context,
  account,
  newAccount,
}) => {
  const [next, last] = [await newAccount(), await newAccount()];
  const other = await context.newPage();
  await other.goto("/");
  await page.goto("/");
  await test.step("logging in in one tab logs in every tab", async () => {
    await logIn(page, account);
    await expect(greetingOf(other, account)).toBeVisible();
  });
  await test.step("logging out logs out every tab, and a share that was open is not stored as a return address", async () => {
    await other.goto("/#/share/post/p1");
    await expect(other.getByText("Shared conversation not found", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(loginButton(other)).toBeVisible();
    expect(new URL(other.url()).hash).toBe("#/login");
    expect(await storedKeys(page)).toEqual([]);
  });
  await test.step("a slow login does not replace the person who has logged in meanwhile", async () => {
    const answer = await holdResponses(page, "**/api/login");
    await logIn(page, account);
    await logIn(other, next);
    await expect(greetingOf(page, next)).toBeVisible();
    await answer();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(
      await other.evaluate(() => localStorage.getItem("token")),
    );
    await expect(greetingOf(page, next)).toBeVisible();
  });
  await test.step("a slow logout ends neither the session nor the drafts of the person who has logged in meanwhile", async () => {
    const answer = await holdResponses(page, "**/api/logout");
    await page.getByRole("button", { name: "Logout" }).click();
    await takeToken(other, last.token);
    await expect(greetingOf(other, last)).toBeVisible();
    await other.getByLabel("Project name").fill("The house of the last");
    await answer();
    await expect(greetingOf(page, last)).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeEnabled();
    expect(await storedKeys(page)).toContainEqual(expect.stringContaining(`flexi.draft.${last.username}`));
  });
});
