import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectNoHorizontalScroll,
  expectNoViolations,
  expectReadableInAnyColors,
  openDialog,
} from "../support/browser/accessibility";
import { logIn } from "../support/browser/account-forms";
import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /Failed to load resource/ });

const wide = { width: 1280, height: 720 };
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

test("the views before the login are accessible in light and dark and in any colours, and do not scroll sideways at 320 px", async ({
  page,
}) => {
  for (const [name, open] of Object.entries(views)) {
    await test.step(name, async () => {
      await page.setViewportSize(wide);
      await open(page);
      await expectAccessible(page);
      // One palette shows that the view uses the operator's colours: accessibility.spec.ts and color.test.ts have more.
      if (name === "login") await expectReadableInAnyColors(page, 1);
      await page.setViewportSize(narrow);
      await expectNoHorizontalScroll(page);
    });
  }
});

test("on a phone the menu is an accessible drawer, and no long name or word makes the page scroll sideways", async ({
  page,
  request,
  account,
}) => {
  await page.route("**/api/profile", (route) =>
    route.fulfill({ json: { username: account.username, email: account.email, displayName: strangeName } }),
  );
  await page.setViewportSize(narrow);
  await signIn(page, account);
  const opener = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await test.step("home greets by a long name", async () => {
    await expect(page.getByRole("heading", { name: `Hi, ${strangeName}` })).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
  await test.step("Escape closes the drawer, and the focus returns to its button", async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
    await expectNoViolations(page, openDialog);
    await expectNoHorizontalScroll(page);
    expect(await drawer.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step("a choice closes the drawer", async () => {
    await opener.click();
    await drawer.getByRole("button", { name: "Childhood" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("combobox")).toHaveValue("childhood");
  });
  await test.step("a conversation breaks long words", async () => {
    await page.goto(`/#/conversation/${await newConversation(request, account, "w".repeat(100))}`);
    await page.getByLabel("Your message").fill("שלום 👨‍👩‍👧‍👦 ".concat("x".repeat(500)));
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(page.getByRole("button", { name: "More about this reply" })).toHaveCount(2);
    await expectNoHorizontalScroll(page);
  });
});
