import type { Page } from "@playwright/test";
import { importConversation } from "../support/browser/conversation";
import { results, search } from "../support/browser/search";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /net::ERR_FAILED/ });

const count = 450;
const timestamp = "2024-05-04T10:00:00.000Z";
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const textOf = (number: number) => `Entry ${number}.${" The clock was wound.".repeat(number % 25)}`;
const reply = { response: "What was it like?", receipt: null, file: null, timestamp };

/** Every third one is a note. */
const written = {
  timestamp,
  notes: numbers
    .filter((number) => number % 3 === 0)
    .map((number) => ({ message: textOf(number), timestamp, orderIndex: number })),
  continuations: numbers
    .filter((number) => number % 3 !== 0)
    .map((number) => ({ message: textOf(number), orderIndex: number, ...reply })),
};

const entryOf = (page: Page, number: number) => page.getByRole("listitem").filter({ hasText: `Entry ${number}.` });
const failure = (page: Page) => page.getByText("Earlier entries couldn't be loaded.").last();

/** Scrolls up until an entry is in the page. */
async function scrollUpTo(page: Page, number: number): Promise<void> {
  await page.mouse.move(700, 300);
  await expect(async () => {
    await page.mouse.wheel(0, -500);
    await expect(entryOf(page, number)).toBeInViewport({ timeout: 50 });
  }).toPass({ intervals: [20] });
}

test("of a long thread the last page is read first, and the earlier ones when somebody scrolls to them, who then sees nothing move", async ({
  page,
  request,
  account,
}) => {
  const id = await importConversation(request, account, written);
  const calls = `**/api/conversations/${id}*`;
  const queries: string[] = [];
  page.on("request", (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (pathname === `/api/conversations/${id}`) queries.push(search);
  });
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll("main ol > li").length}`;
      window.dispatchEvent(new Event("afterprint"));
    };
  });

  await test.step("it opens at its end and counts all entries", async () => {
    await signIn(page, account, `/conversation/${id}`);
    await expect(entryOf(page, count)).toBeInViewport();
    await expect(entryOf(page, count)).toHaveAttribute("aria-setsize", String(count + 1));
    expect(queries).toEqual(["?limit=200"]);
  });
  await test.step("a note is added without those of earlier pages", async () => {
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await page.getByLabel("Your note").fill("Ask Ruth.");
    const refreshed = page.waitForResponse("**/api/notes");
    await page.keyboard.press("Enter");
    await refreshed;
    const last = page.getByRole("listitem").filter({ hasText: "Ask Ruth." });
    await expect(last).toHaveAttribute("aria-posinset", String(count + 2));
    await expect(last).toHaveAttribute("aria-setsize", String(count + 2));
  });
  await test.step("a page that cannot be read says so", async () => {
    await page.route(calls, (route) => route.abort());
    await scrollUpTo(page, 252);
    await expect(failure(page)).toBeAttached();
    await page.unroute(calls);
  });
  await test.step("what is in sight stays there while the page before it arrives", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls, async (route) => {
      await released;
      await route.continue();
    });
    const top = () => entryOf(page, 252).evaluate((row) => row.getBoundingClientRect().top);
    await page.getByRole("button", { name: "Try again" }).last().click();
    await expect(failure(page)).toHaveCount(0);
    const before = await top();
    release();
    await expect(entryOf(page, 250)).toBeAttached();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await page.unroute(calls);
    expect(queries.at(-1)).toBe("?limit=200&cursor=251");
  });
  await test.step("its beginning is read when it is jumped to", async () => {
    await page.keyboard.press("Home");
    for (const number of [1, 2]) await expect(entryOf(page, number)).toBeAttached();
    await expect(page.getByText("The narrow house at lock 12.")).toBeVisible();
    await expect(page.getByText("Loading…")).toHaveCount(0);
    expect(queries).not.toContain("");
  });
  await test.step("a search match is read with what is around it, and shared by its place among all", async () => {
    await page.reload();
    await expect(entryOf(page, count)).toBeAttached();
    await search(page, "Entry 100.");
    await results(page).filter({ hasText: "Entry 100." }).click();
    await expect(entryOf(page, 100)).toBeInViewport();
    await page.reload();
    await expect(entryOf(page, 100)).toBeInViewport();
    await expect(entryOf(page, 99)).toBeAttached();
    expect(queries.at(-1)).toBe("?limit=200&index=66");
    const marked = page.waitForRequest("**/api/share/mark/*");
    await entryOf(page, 100).getByRole("button", { name: "Share" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Share", exact: true }).click();
    expect((await marked).postDataJSON()).toMatchObject({ continuationIndex: 66 });
    await page.keyboard.press("Escape");
  });
  await test.step("it is printed whole, or not at all", async () => {
    await page.route(calls, (route) => route.abort());
    await page.keyboard.press("Control+p");
    await expect(
      page.getByText("Nothing was printed, because the whole conversation couldn't be loaded."),
    ).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Earlier entries are missing here.")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.unroute(calls);
    await page.keyboard.press("Control+p");
    await expect(page).toHaveTitle(`printed ${count + 2}`);
  });
});
