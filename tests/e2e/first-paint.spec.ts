import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/test";

/** Opens the page as it is before any of the app's scripts has loaded, also where only the hash is new. */
async function openWithoutScripts(page: Page, address = "/"): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByText("Loading configuration…")).toBeVisible();
}

const holdScripts = (page: Page) => page.route("**/*.js", () => {});
const greeting = (page: Page) => page.getByRole("heading", { level: 1, includeHidden: true });
const positionOf = (page: Page) => page.locator("h1").boundingBox();
const keep = (page: Page, key: string, value: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const);

test("before the app has loaded, the page has the chosen theme and greets only a person who opens home", async ({
  page,
  account,
}) => {
  await holdScripts(page);
  await test.step("a visitor who is not signed in is not greeted", async () => {
    await openWithoutScripts(page);
    await expect(greeting(page)).toBeHidden();
  });
  await test.step("the chosen theme", async () => {
    await page.emulateMedia({ colorScheme: "light" });
    await keep(page, "flexi.theme", "dark");
    await openWithoutScripts(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(23, 22, 20)");
  });
  await test.step("home greets", async () => {
    await keep(page, "token", account.token);
    await openWithoutScripts(page);
    await expect(greeting(page)).toBeVisible();
  });
  for (const [what, address] of [
    ["a conversation", "/#/conversation/some"],
    ["a shared part", "/#/share/post/some"],
    ["a mailed link", "/?token=some"],
  ] as const) {
    await test.step(`the greeting of home is not shown while ${what} loads`, async () => {
      await openWithoutScripts(page, address);
      await expect(greeting(page)).toBeHidden();
    });
  }
});

test("the greeting and what home shows of a person are there before the app has loaded, stay where they are and are requested once", async ({
  page,
  account,
}) => {
  const requested: string[] = [];
  const own = /\/api\/(conversations|on-this-day|profile|used-questions)(?=\?|$)/;
  page.on("requestfinished", (request) => requested.push(...(own.exec(request.url())?.slice(1) ?? [])));
  const all = ["conversations", "on-this-day", "profile", "used-questions"];
  const widths = [1280, 375];
  /** Where the greeting is, at each width. */
  const positions = async () => {
    const found: Awaited<ReturnType<typeof positionOf>>[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await positionOf(page));
    }
    return found;
  };
  await holdScripts(page);
  await page.addInitScript((token) => localStorage.setItem("token", token), account.token);
  await openWithoutScripts(page);
  await expect(greeting(page)).toBeVisible();
  await expect.poll(() => requested.sort()).toEqual(all);
  const before = await positions();
  requested.length = 0;
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.getByLabel("Project name")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Hi, ${account.username}` })).toBeVisible();
  await expect(page.getByText("Or begin with one of these")).toBeVisible();
  await expect.poll(() => requested.sort()).toEqual(all);
  expect(await positions()).toEqual(before);
});

test.describe("the first requests", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the configuration is requested once, before the app has loaded, and again if that failed", async ({ page }) => {
    const file = /flexi\w+\.json(\?view=page)?$/;
    let requests = 0;
    page.on("request", (request) => {
      if (file.test(request.url())) requests += 1;
    });
    await test.step("once", async () => {
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
      expect(requests).toBe(2);
    });
    await test.step("again if it failed", async () => {
      requests = 0;
      let handled = 0;
      await page.route(file, (route) => {
        handled += 1;
        return handled <= 2 ? route.abort() : route.continue();
      });
      await page.reload();
      await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
      expect(requests).toBe(4);
      await page.unroute(file);
    });
    await test.step("before the app has loaded", async () => {
      requests = 0;
      await holdScripts(page);
      await openWithoutScripts(page);
      await expect.poll(() => requests).toBe(2);
    });
  });
});
