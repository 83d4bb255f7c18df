import type { Page } from "@playwright/test";
import { type Account, expect, test } from "../support/browser/test";

/** Opens the page as it is while none of the app's files has arrived. */
async function openEarly(page: Page, { token }: Partial<Account>, address = "/"): Promise<void> {
  await page.route("**/*.js", () => {});
  if (token) await page.addInitScript((held) => localStorage.setItem("token", held), token);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByText("Loading configuration…")).toBeVisible();
}

const greeting = (page: Page) => page.getByRole("heading", { includeHidden: true });
const placeOf = (page: Page) => page.locator("h1").boundingBox();

for (const width of [375, 1280]) {
  test(`somebody who comes home is greeted before the app is there, where the app greets them, at ${width} px`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openEarly(page, account);
    await expect(greeting(page)).toBeVisible();
    const before = await placeOf(page);
    await page.unroute("**/*.js");
    await page.reload();
    await expect(page.getByLabel("Project name")).toBeVisible();
    await expect(page.getByRole("heading", { name: `Hi, ${account.username}` })).toBeVisible();
    expect(await placeOf(page)).toEqual(before);
  });
}

for (const [what, address] of [
  ["a conversation", "/#/conversation/some"],
  ["a shared part", "/#/share/post/some"],
  ["a mailed link", "/?token=some"],
] as const) {
  test(`on the way to ${what} nobody is welcomed home`, async ({ page, account }) => {
    await openEarly(page, account, address);
    await expect(greeting(page)).toBeHidden();
  });
}

test("a visitor is not greeted as somebody", async ({ page }) => {
  await openEarly(page, {});
  await expect(greeting(page)).toBeHidden();
});

test("a person with an unfinished draft is not greeted again", async ({ page, account }) => {
  await page.addInitScript((name) => localStorage.setItem(`flexi.draft.${name}.new.guide`, "{}"), account.username);
  await openEarly(page, account);
  await expect(greeting(page)).toBeHidden();
});

test("the chosen colours are there before the app is", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("flexi.theme", "dark"));
  await openEarly(page, {});
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(23, 22, 20)");
});

test("the configuration is asked for once, before the app is there", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => /flexi\w+\.json$/.test(request.url()) && asked.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  expect(asked).toHaveLength(2);
  await openEarly(page, {}, "/?again");
  expect(asked).toHaveLength(4);
});

test.describe("while the network fails at first", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("a configuration that was asked for too early is asked for again", async ({ page }) => {
    let asked = 0;
    await page.route(/flexi\w+\.json$/, (route) => {
      asked += 1;
      return asked <= 2 ? route.abort() : route.continue();
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
    expect(asked).toBe(4);
  });
});
