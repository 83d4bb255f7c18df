import type { Page } from "@playwright/test";
import { type Account, expect, test } from "../support/browser/test";

/** Opens the page as it is before any of the app's scripts has loaded. */
async function openWithoutScripts(page: Page, { token }: Partial<Account>, address = "/"): Promise<void> {
  await page.route("**/*.js", () => {});
  if (token) await page.addInitScript((held) => localStorage.setItem("token", held), token);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByText("Loading configuration…")).toBeVisible();
}

const greeting = (page: Page) => page.getByRole("heading", { level: 1, includeHidden: true });
const positionOf = (page: Page) => page.locator("h1").boundingBox();

for (const width of [375, 1280]) {
  test(`the greeting on home is shown before the app has loaded and does not move afterwards, at ${width} px`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithoutScripts(page, account);
    await expect(greeting(page)).toBeVisible();
    const before = await positionOf(page);
    await page.unroute("**/*.js");
    await page.reload();
    await expect(page.getByLabel("Project name")).toBeVisible();
    await expect(page.getByRole("heading", { name: `Hi, ${account.username}` })).toBeVisible();
    expect(await positionOf(page)).toEqual(before);
  });
}

for (const [what, address] of [
  ["a conversation", "/#/conversation/some"],
  ["a shared part", "/#/share/post/some"],
  ["a mailed link", "/?token=some"],
] as const) {
  test(`the greeting of home is not shown while ${what} loads`, async ({ page, account }) => {
    await openWithoutScripts(page, account, address);
    await expect(greeting(page)).toBeHidden();
  });
}

test("a visitor who is not signed in is not greeted", async ({ page }) => {
  await openWithoutScripts(page, {});
  await expect(greeting(page)).toBeHidden();
});

test("a person with an unfinished guide is not greeted", async ({ page, account }) => {
  await page.addInitScript((name) => localStorage.setItem(`flexi.draft.${name}.new.guide`, "{}"), account.username);
  await openWithoutScripts(page, account);
  await expect(greeting(page)).toBeHidden();
});

test("the chosen theme is applied before the app has loaded", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("flexi.theme", "dark"));
  await openWithoutScripts(page, {});
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(23, 22, 20)");
});

test("the configuration is requested once, before the app has loaded", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => /flexi\w+\.json(\?view=page)?$/.test(request.url()) && requests.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(requests).toHaveLength(2);
  await openWithoutScripts(page, {}, "/?again");
  expect(requests).toHaveLength(4);
});

test("what home shows of a person is requested and received once, before the app has loaded", async ({
  page,
  account,
}) => {
  const requested: string[] = [];
  const own = /\/api\/(conversations|on-this-day|profile|used-questions)(?=\?|$)/;
  page.on("requestfinished", (request) => requested.push(...(own.exec(request.url())?.slice(1) ?? [])));
  const all = ["conversations", "on-this-day", "profile", "used-questions"];
  await openWithoutScripts(page, account);
  await expect.poll(() => requested.sort()).toEqual(all);
  requested.length = 0;
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.getByText("Or begin with one of these")).toBeVisible();
  await expect.poll(() => requested.sort()).toEqual(all);
});

test.describe("when the first requests fail", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a configuration whose first request failed is requested again", async ({ page }) => {
    let requests = 0;
    await page.route(/flexi\w+\.json(\?view=page)?$/, (route) => {
      requests += 1;
      return requests <= 2 ? route.abort() : route.continue();
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(requests).toBe(4);
  });
});
