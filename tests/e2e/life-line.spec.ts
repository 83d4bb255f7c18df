import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility";
import { newConversation } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";
import { manyMemories } from "../support/factories/life-lines";

// Chromium reports the change that is made twice.
test.use({ expectedErrors: /409 \(Conflict\)/, locale: "en-GB" });

const life = (page: Page) => page.getByRole("region", { name: "Your life" });
const memory = (page: Page, name: string | RegExp) => life(page).getByRole("link", { name });
const decade = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Decades" }).getByRole("button", { name });

test("a memory that gets a date is on the life line, which keys lead through", async ({ page, request, account }) => {
  for (const name of ["The canal", "Night shifts"]) await newConversation(request, account, name);
  const moon = await newConversation(request, account, "The moon");
  const entry = page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Your life" });
  await signIn(page, account, "/life");
  await expect(life(page)).toContainText("No memory has a date yet.");

  await test.step("what was cancelled there can be brought back", async () => {
    await page.getByRole("button", { name: "Date it: The moon" }).click();
    await page.getByRole("textbox", { name: "When was this?" }).fill("July 1969");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("textbox", { name: "When was this?" })).toHaveValue("July 1969");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Date it: The moon" })).toBeFocused();
  });
  await test.step("it is dated in place, and the menu leads there", async () => {
    for (const [name, when] of Object.entries({ "The canal": "summer 1974", "Night shifts": "1952 to 1958" })) {
      await page.getByRole("button", { name: `Date it: ${name}` }).click();
      await page.getByRole("textbox", { name: "When was this?" }).fill(when);
      await page.keyboard.press("Enter");
      await expect(memory(page, `${name} ${when}`)).toBeVisible();
    }
    const headings = ["Your life", "1950s", "1952", "1970s", "1974", "Without a date"];
    await expect(life(page).getByRole("heading")).toHaveText(headings);
    await expect(life(page)).toContainText("2 memories, 1952–1974");
    await expectAccessible(page, "main");
    await page.goto("/#/");
    await entry.click();
  });
  await test.step("from a decade to its memory and back", async () => {
    await decade(page, "1970s").press("Enter");
    await expect(decade(page, "1970s")).toHaveAttribute("aria-current", "true");
    for (const _ of ["Back to the decades", "The canal"]) await page.keyboard.press("Tab");
    await expect(memory(page, "The canal summer 1974")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "The canal" })).toBeVisible();
    await page.goBack();
    await expect(memory(page, "The canal summer 1974")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(decade(page, "1970s")).toBeFocused();
  });
  await test.step("Back from one without a date leads to it, and is no answer to a later visit", async () => {
    await memory(page, "The moon").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "The moon" })).toBeVisible();
    await page.goBack();
    await expect(memory(page, "The moon")).toBeFocused();
    await page.reload();
    await expect(memory(page, "The moon")).toBeVisible();
    await expect(memory(page, "The moon")).not.toBeFocused();
  });
  await test.step("years of nothing have a question to begin with", async () => {
    await expect(life(page)).toContainText("1959–1973: nothing yet.");
    await life(page).getByRole("button", { name: "Who in your family" }).click();
    await expect(page.getByRole("textbox", { name: "Who in your family" })).toBeVisible();
  });
  await test.step("one that gets a date elsewhere while it is dated stays until it is saved", async () => {
    await page.goto("/#/life");
    await page.getByRole("button", { name: "Date it: The moon" }).click();
    const options = { headers: { authorization: `Bearer ${account.token}` }, data: { text: "1969", version: 0 } };
    await request.patch(`/api/conversations/${moon}/entries/when`, { ...options, failOnStatusCode: true });
    await page.getByRole("textbox", { name: "When was this?" }).fill("July 1969");
    await page.keyboard.press("Enter");
    await expect(memory(page, "The moon 1969")).toBeVisible();
    await expect(page.getByText("It now says: “1969”")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(memory(page, "The moon July 1969")).toBeVisible();
    await expect(page.getByText("Saved: July 1969.")).toBeVisible();
  });
});

test("of a thousand memories few are in the page, for printing and in the plain list all", async ({
  page,
  request,
  account,
}) => {
  const many = manyMemories(null);
  const opened = many.dated.find(({ when }) => when?.start?.startsWith("1990-04-22"));
  Object.assign(opened ?? {}, { _id: await newConversation(request, account), projectName: "The canal" });
  await page.route("**/api/life-line", (route) => route.fulfill({ json: { ...many, hasMoreDated: true } }));
  await signIn(page, account, "/life");
  const links = life(page).getByRole("listitem").getByRole("link");
  const heading = life(page).getByRole("heading", { name: "1990s" });
  await expect(life(page)).toContainText("The first 1,000 memories, 1930–2026");
  await decade(page, "1990s").click();
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(decade(page, "1990s")).toHaveAttribute("aria-current", "true");
  expect(await links.count()).toBeLessThan(40);

  await test.step("Back leads to where it was left", async () => {
    await memory(page, /^The canal 1990-04/).click();
    await expect(page.getByRole("heading", { level: 1, name: "The house by the canal" })).toBeVisible();
    await page.goBack();
    await expect(memory(page, /^The canal 1990-04/)).toBeInViewport();
    await expect(memory(page, /^The canal 1990-04/)).toBeFocused();
  });
  await test.step("all of them are printed, and listed", async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(links).toHaveCount(1_000);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.getByRole("button", { name: "Show as a plain list" }).click();
    await expect(links).toHaveCount(1_000);
    await memory(page, /^The canal, 1990-04/).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "The house by the canal" })).toBeVisible();
    await page.goBack();
    await expect(links).toHaveCount(1_000);
    await expect(memory(page, /^The canal, 1990-04/)).toBeFocused();
  });
});
