import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectColorsReadable,
  expectNoHorizontalScroll,
  expectNoViolations,
} from "../support/browser/accessibility";
import { logIn } from "../support/browser/account-forms";
import { changeFeatures } from "../support/browser/change-configuration";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource/ });

const narrow = { width: 320, height: 640 };
const longWord = "Donaudampfschifffahrt".repeat(3);
const strangeName = `${longWord.slice(0, 40)} \u05d0\u05d1\u05d2 👩‍👩‍👧‍👦`;

/** Every view before the login, with every message that it can show. */
const views: Record<string, (page: Page) => Promise<void>> = {
  async login(page) {
    await page.goto("/#/login?returnUrl=%2Fshare%2Fpost%2Fp1");
    await logIn(page, { username: longWord, password: "wrong one" });
    await expect(page.getByText("Login failed: Wrong username or password")).toBeVisible();
  },
  async forgot(page) {
    await page.goto("/");
    await page.getByRole("button", { name: "Forgot Password" }).click();
    await page.getByLabel("Email").fill("ann@example.org");
    await page.getByRole("button", { name: "Send Reset Email" }).click();
    await expect(page.getByRole("status")).toBeVisible();
  },
  async register(page) {
    await page.goto("/#/register");
    await page.getByLabel("Username").fill(longWord);
    await page.getByLabel("Password", { exact: true }).fill("short");
    await page.getByLabel("Email").fill("ann@example.org");
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
  },
  async reset(page) {
    await page.goto("/#/reset-password?token=used");
    await page.getByLabel("New password").fill("a better one");
    await page.getByRole("button", { name: "Update Password" }).click();
    await expect(page.getByText("This reset link is no longer valid.")).toBeVisible();
  },
};

async function openMenu(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
}

test.describe("in the light and the dark theme", () => {
  for (const [name, open] of Object.entries(views)) {
    test(`the ${name} view is accessible and does not scroll sideways at 320 px`, async ({ page }) => {
      await open(page);
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectNoHorizontalScroll(page);
    });
  }

  test("the menu is accessible, beside the page and as a drawer at 320 px", async ({ signedIn: page }) => {
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await openMenu(page);
    await expectNoViolations(page);
  });
});

test("a long name with unusual characters breaks neither the menu nor the page", async ({ page, account }) => {
  await page.route("**/api/profile", (route) =>
    route.fulfill({ json: { username: account.username, email: account.email, displayName: strangeName } }),
  );
  await page.setViewportSize(narrow);
  await signIn(page, account);
  await expect(page.getByRole("heading", { name: `Hi, ${strangeName}` })).toBeVisible();
  await openMenu(page);
  await expectNoHorizontalScroll(page);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  expect(await drawer.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
});

test("all text has enough contrast with any primary colour", async ({ page }) => {
  for (const primaryColor of ["#ffee00", "#101010", "#ff2a2a"]) {
    await changeFeatures(
      page,
      ({ styling }) => void Object.assign(styling, { primaryColor, backgroundColor: primaryColor }),
    );
    // Only the hash differs from the address before, which would not load the page again.
    await page.goto("about:blank");
    await views.login?.(page);
    await expectColorsReadable(page, primaryColor);
  }
});
