import type { Page } from "@playwright/test";
import { changeFeatures, featureFile } from "../support/browser/change-configuration";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";

const narrow = { width: 320, height: 640 };
const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });

test("the configured title, name and colours are on the page", async ({ page }) => {
  await page.route("**/flexiconfig.json", async (route) => {
    const config = await (await route.fetch()).json();
    await route.fulfill({ json: { ...config, title: "Our Stories" } });
  });
  await changeFeatures(page, ({ styling, flexiAppName }) => {
    styling.primaryColor = "#7a0019";
    flexiAppName.name = "Saga";
  });
  await page.goto("/");
  await expect(page.getByRole("main").getByText("Saga", { exact: true })).toBeVisible();
  await expect(page).toHaveTitle("Login – Our Stories");
  await expect(page.getByRole("button", { name: "Login" })).toHaveCSS("background-color", "rgb(122, 0, 25)");
  await expect(page.getByRole("button", { name: "Login" })).toHaveCSS("color", "rgb(255, 255, 255)");
});

test("secondary elements have the configured colour in both themes", async ({ page, account }) => {
  await changeFeatures(page, ({ styling }) => {
    styling.secondaryColor = "#7a0019";
  });
  await signIn(page, account);
  await page.getByLabel("Project name").fill("The canal");
  await page.getByRole("button", { name: "Start New" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect(undo).toHaveCSS("color", "rgb(122, 0, 25)");
  await expect(undo).toHaveCSS("background-color", "rgb(239, 224, 227)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(undo).toHaveCSS("background-color", "rgb(45, 17, 21)");
});

test("the configuration is requested without caches, and a message is shown until it has loaded", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const headers: (string | undefined)[] = [];
  await page.route("**/api/config/flexi*.json*", async (route) => {
    headers.push(route.request().headers()["cache-control"]);
    await released;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByText("Loading configuration…")).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(headers).toEqual(["no-cache", "no-cache"]);
});

test.describe("when something does not load", () => {
  test.use({
    expectedErrors:
      /Failed to load|ChunkLoadError|Loading chunk|Minified React|Failed to fetch|reading 'continuations'|undefined/,
  });

  test("a configuration that fails to load is reported and can be loaded again", async ({ page }) => {
    await page.route(featureFile, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("The configuration could not be loaded.");
    await page.unroute(featureFile);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });

  test("a part of the app that does not load leads to the crash screen, which can load it again", async ({
    page,
    account,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    await page.route("**/_next/static/**", (route) => route.abort());
    await page.evaluate((token) => localStorage.setItem("token", token), account.token);
    await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: "token" })));
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await page.unroute("**/_next/static/**");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(home(page)).toBeVisible();
  });

  test("a panel that does not load says so, leaves the page as it is and can be loaded again", async ({ signedIn }) => {
    await signedIn.getByLabel("Project name").fill("The canal");
    // Never unrouted: of two files, one may still be on its way when the other has failed.
    let isBroken = true;
    await signedIn.route("**/_next/static/**", (route) => (isBroken ? route.abort() : route.continue()));
    await signedIn.getByRole("button", { name: "History" }).click();
    await expect(signedIn.getByRole("dialog")).toContainText("This could not be loaded.");
    isBroken = false;
    await signedIn.getByRole("button", { name: "Try again" }).click();
    await expect(signedIn.getByText("No conversation history yet.")).toBeVisible();
    await signedIn.getByRole("button", { name: "Close" }).click();
    await expect(signedIn.getByLabel("Project name")).toHaveValue("The canal");
  });

  test("the crash screen of a page that always crashes leads to the start", async ({ signedIn }) => {
    const broken: string[] = [];
    await signedIn.route("**/_next/static/**", (route) => {
      broken.push(route.request().url());
      return route.abort();
    });
    await openMenuEntry(signedIn, "Training");
    await expect(signedIn.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await signedIn.unroute("**/_next/static/**");
    await signedIn.route(
      ({ href }) => broken.includes(href),
      (route) => route.abort(),
    );
    await signedIn.getByRole("button", { name: "Reload" }).click();
    await signedIn.getByRole("button", { name: "Go to the start page" }).click();
    await expect(home(signedIn)).toBeVisible();
  });

  test("a page that does not exist has a link to the start", async ({ page }) => {
    await page.goto("/nowhere");
    await page.getByRole("link", { name: "Go to the start page" }).click();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });
});

test("the theme follows the system until the person chooses one for this device", async ({ page, account }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page, account);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(home(page)).toBeVisible();
  expect(await paper()).toBe("rgb(23, 22, 20)");
  await page.getByRole("button", { name: "Light colours" }).click();
  expect(await paper()).toBe("rgb(250, 248, 244)");
  await page.reload();
  await expect(page.getByRole("button", { name: "Dark colours" })).toBeVisible();
  expect(await paper()).toBe("rgb(250, 248, 244)");
  await page.getByRole("button", { name: "Dark colours" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.getByRole("button", { name: "Dark colours" })).toBeVisible();
});

test("the menu shows Start New, every topic, the person's name and Logout without scrolling", async ({
  signedIn,
  account,
}) => {
  await signedIn.setViewportSize({ width: 1280, height: 780 });
  const menu = signedIn.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByText(account.username)).toBeVisible();
  for (const name of ["Start New", "Childhood", "Family", "Logout"]) {
    await expect(menu.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await menu.getByRole("button", { name: "Family" }).click();
  await expect(menu.getByRole("button", { name: "Family" })).toHaveAttribute("aria-current", "true");
});

test("on a phone the menu is a drawer that Escape closes, and the focus returns to its button", async ({
  page,
  account,
}) => {
  await page.setViewportSize(narrow);
  await signIn(page, account);
  const opener = page.getByRole("button", { name: "Open menu" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole("button", { name: "Childhood" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("combobox")).toHaveValue("childhood");
});

test("the skip link leads to the content", async ({ signedIn }) => {
  await expect(home(signedIn)).toBeVisible();
  await signedIn.keyboard.press("Tab");
  await expect(signedIn.getByRole("button", { name: "Skip to content" })).toBeFocused();
  await signedIn.keyboard.press("Enter");
  await expect(signedIn.getByRole("main")).toBeFocused();
});

test("the app can be installed under its configured name", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Flexi", start_url: "/", display: "standalone" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test("a message is shown while there is no connection", async ({ signedIn: page, context }) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You are offline. What you type stays on this device until you are back.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});
