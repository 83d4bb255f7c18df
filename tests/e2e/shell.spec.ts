import type { Page } from "@playwright/test";
import { texts } from "@/lib/texts";
import { noStorageTexts } from "@/lib/texts/no-storage";
import { logIn, takeToken } from "../support/browser/account-forms";
import { changeAppConfig, changeFeatures, featureFile } from "../support/browser/change-configuration";
import { forbidStorage } from "../support/browser/forbid-storage";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";

const home = (page: Page) => page.getByRole("heading", { name: /^Hi, / });
const loginButton = (page: Page) => page.getByRole("button", { name: "Login" });

test("the operator's configuration is requested without caches and decides title, name, colours and the menu", async ({
  page,
  account,
}) => {
  await changeAppConfig(page, (config) => {
    config.title = "Our Stories";
  });
  await changeFeatures(page, ({ styling, flexiAppName, flexiFeatures }) => {
    Object.assign(styling, { primaryColor: "#7a0019", secondaryColor: "#7a0019" });
    flexiAppName.name = "Saga";
    flexiFeatures.profileEdit.enabled = false;
  });
  await test.step("a message is shown until it has loaded", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const headers: (string | undefined)[] = [];
    await page.route("**/api/config/flexi*.json*", async (route) => {
      headers.push(route.request().headers()["cache-control"]);
      await released;
      await route.fallback();
    });
    await page.goto("/");
    await expect(page.getByText("Loading configuration…")).toBeVisible();
    release();
    await expect(loginButton(page)).toBeVisible();
    expect(headers).toEqual(["no-cache", "no-cache"]);
  });
  await test.step("title, name and primary colour", async () => {
    await expect(page.getByRole("main").getByText("Saga", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle("Login – Our Stories");
    await expect(loginButton(page)).toHaveCSS("background-color", "rgb(122, 0, 25)");
    await expect(loginButton(page)).toHaveCSS("color", "rgb(255, 254, 252)");
  });
  await test.step("the menu has no profile if it is switched off", async () => {
    await logIn(page, account);
    await expect(page.getByRole("button", { name: "My data" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Edit Profile" })).toHaveCount(0);
  });
  await test.step("secondary elements have their colour in both themes", async () => {
    await page.getByLabel("Project name").fill("The canal");
    await page.getByRole("button", { name: "Start New" }).click();
    const undo = page.getByRole("button", { name: "Undo" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect(undo).toHaveCSS("color", "rgb(122, 0, 25)");
    await expect(undo).toHaveCSS("background-color", "rgb(239, 224, 227)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(undo).toHaveCSS("background-color", "rgb(45, 17, 21)");
  });
});

test.describe("when something does not load", () => {
  test.use({
    expectedErrors:
      /Failed to load|ChunkLoadError|Loading chunk|Minified React|Failed to fetch|reading 'continuations'|undefined/,
  });

  test("a missing configuration, page or storage is reported, with a way on", async ({ page }) => {
    await test.step("a configuration that fails to load can be loaded again", async () => {
      await page.route(featureFile, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByRole("main").getByRole("alert")).toContainText("The configuration couldn't be loaded.");
      await page.unroute(featureFile);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(loginButton(page)).toBeVisible();
    });
    await test.step("a page that does not exist has a link to the start", async () => {
      await page.goto("/nowhere");
      await page.getByRole("link", { name: "Go to the home page" }).click();
      await expect(loginButton(page)).toBeVisible();
    });
    await test.step("a browser that forbids storage gets a message on what to allow", async () => {
      await forbidStorage(page);
      await page.reload();
      await expect(page.getByRole("heading", { name: noStorageTexts.title })).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(noStorageTexts.hint);
      await expect(page.getByRole("button", { name: texts.crash.reload })).toBeVisible();
      await expect(page).toHaveTitle(texts.layout.title);
    });
  });

  test("a part of the app that does not load can be loaded again, and one that never loads leads to the start", async ({
    page,
    account,
  }) => {
    const parts = "**/_next/static/**";
    const crash = page.getByRole("heading", { name: "Unexpected Application Error!" });
    await test.step("a view leads to the crash screen, which can load it again", async () => {
      await page.goto("/");
      await expect(loginButton(page)).toBeVisible();
      await page.route(parts, (route) => route.abort());
      await takeToken(page, account.token);
      await expect(crash).toBeVisible();
      await page.unroute(parts);
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(home(page)).toBeVisible();
    });
    await test.step("the history says so, can be loaded again, and leaves what was typed as it is", async () => {
      await page.getByLabel("Project name").fill("The canal");
      // Not unrouted at once: of two files, one may still be on its way when the other has failed.
      let isBroken = true;
      await page.route(parts, (route) => (isBroken ? route.abort() : route.continue()));
      await page.getByRole("button", { name: "History" }).click();
      await expect(page.getByRole("main")).toContainText("This couldn't be loaded.");
      isBroken = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("No conversation history yet.")).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel("Project name")).toHaveValue("The canal");
    });
    await test.step("the crash screen of a page that always crashes leads to the start", async () => {
      const broken: string[] = [];
      await page.route(parts, (route) => {
        broken.push(route.request().url());
        return route.abort();
      });
      await openMenuEntry(page, "Training");
      await expect(crash).toBeVisible();
      await page.unroute(parts);
      await page.route(
        ({ href }) => broken.includes(href),
        (route) => route.abort(),
      );
      await page.getByRole("button", { name: "Reload" }).click();
      await page.getByRole("button", { name: "Go to the home page" }).click();
      await expect(home(page)).toBeVisible();
    });
  });
});

test("somebody at home finds the content, the menu, the theme and the state of the connection", async ({
  signedIn: page,
  account,
  request,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 780 });
  await test.step("the skip link leads to the content", async () => {
    await expect(home(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("the menu shows Start New, the topics of one heading, the person's name and Logout without scrolling", async () => {
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu.getByText(account.username)).toBeVisible();
    for (const name of ["Start New", "Childhood", "Logout"]) {
      await expect(menu.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await menu.getByText("People", { exact: true }).click();
    await expect(menu.getByRole("button", { name: "Childhood" })).toBeHidden();
    await menu.getByRole("button", { name: "Family" }).click();
    await expect(menu.getByRole("button", { name: "Family" })).toHaveAttribute("aria-current", "true");
  });
  await test.step("the theme follows the system until the person chooses one for this device", async () => {
    const expectPaper = (color: string) => expect(page.locator("body")).toHaveCSS("background-color", color);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPaper("rgb(23, 22, 20)");
    await page.getByRole("button", { name: "Light colours" }).click();
    await expectPaper("rgb(250, 248, 244)");
    await page.reload();
    await expect(page.getByRole("button", { name: "Dark colours" })).toBeVisible();
    await expectPaper("rgb(250, 248, 244)");
    await page.getByRole("button", { name: "Dark colours" }).click();
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.getByRole("button", { name: "Dark colours" })).toBeVisible();
  });
  await test.step("a message is shown while there is no connection", async () => {
    await context.setOffline(true);
    await expect(
      page.getByText("You're offline. What you type is saved on this device, so you can send it later."),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
  });
  await test.step("the app can be installed under its configured name", async () => {
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
    const manifest = await (await request.get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: "Flexi", start_url: "/", display: "standalone" });
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  });
});
