import type { Locator, Page } from "@playwright/test";
import { newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openHistory } from "../support/browser/history";
import { expect, signIn, test } from "../support/browser/test";

const nameOf = (page: Page) => page.getByLabel("Project name");
const answerOf = (page: Page) => page.getByRole("textbox", { name: /\?$/ });
const startNewOf = (page: Page) => page.getByRole("navigation").getByRole("button", { name: "Start New" });

test("memories that were begun and not sent wait on home, until they are resumed or discarded", async ({
  signedIn: page,
  account,
}) => {
  const waiting = page.getByRole("region", { name: "Pick up where you left off" });
  await openFirstQuestion(page);
  await answerOf(page).fill("Number 12");
  await startNewOf(page).click();
  await nameOf(page).fill("The lift");
  await startNewOf(page).click();
  await nameOf(page).fill("A third one");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page.reload();
  await expect(waiting.getByRole("heading")).toHaveText([
    "Pick up where you left off",
    "The lift",
    "The house by the canal",
  ]);
  await expect(waiting.getByRole("article").getByText("Nothing written yet.")).toHaveCount(1);

  await test.step("opening one and pressing Start New puts it back among them", async () => {
    await waiting.getByRole("button", { name: "The house by the canal" }).click();
    await expect(answerOf(page)).toHaveValue("Number 12");
    await startNewOf(page).click();
    await expect(waiting.getByRole("heading")).toHaveCount(4);
  });

  await test.step("discarding one can be undone, and a reload loses none", async () => {
    await waiting.getByRole("article").filter({ hasText: "The lift" }).getByRole("button", { name: "Discard" }).click();
    await expect(waiting.getByText("The lift")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(nameOf(page)).toHaveValue("The lift");
    await page.reload();
    await expect(nameOf(page)).toHaveValue("The lift");
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await expect(waiting.getByRole("heading")).toHaveText([
      "Pick up where you left off",
      "A third one",
      "The house by the canal",
    ]);
  });

  await test.step("unreadable values in the browser's storage are ignored", async () => {
    await page.evaluate((username) => {
      localStorage.setItem(`flexi.names.${username}`, "{");
      localStorage.setItem(`flexi.draft.${username}.new.guide`, "{}");
    }, account.username);
    await page.reload();
    await expect(page.getByText(`Hi, ${account.username}`)).toBeVisible();
    await openHistory(page);
    await expect(page.getByText("No conversation history yet.")).toBeVisible();
  });
});

test("somebody who has written goes on with what was not sent, the latest conversations, a memory of this day or a question", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  const bakeryId = await newConversation(request, account, "The bakery");
  const then = new Date();
  then.setFullYear(then.getFullYear() - 2);
  const timestamp = then.toISOString();
  const bakery = { _id: bakeryId, projectName: "The bakery", topic: "childhood", timestamp, excerpt: "", file: null };
  let past = [bakery];
  await page.route("**/api/on-this-day?timeZone=*", (route) => route.fulfill({ json: { conversations: past } }));
  await signIn(page, account, `/conversation/${id}`);
  const heading = page.getByRole("heading", { name: "The canal" });

  await test.step("Start New can be undone from a conversation, too", async () => {
    await page.getByLabel("Your message").fill("Not sent yet, but soon");
    await startNewOf(page).click();
    await expect(page.getByText("You started something new.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(heading).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveValue("Not sent yet, but soon");
  });

  await test.step("what was not sent is shown, and what was written lately, with the way to the history", async () => {
    await page.goto("/#/");
    const goOn = page.getByRole("region", { name: "Pick up where you left off" });
    await expect(goOn.getByText("Not sent yet, but soon")).toBeVisible();
    await expect(goOn.getByRole("link", { name: "The canal" })).toBeVisible();
    await expect(page.getByText("Or begin with one of these")).toHaveCount(0);
    const latest = page.getByRole("region", { name: "Your latest" });
    await expect(latest.getByText("The narrow house at lock 12.")).toBeVisible();
    await latest.getByRole("link", { name: "See all" }).click();
  });

  const yearsAgo = page.getByText("2 years ago");
  await test.step("a memory of this day that is deleted leaves home, and comes back when that is undone", async () => {
    await expect(page.getByRole("region", { name: "Conversation History" })).toBeVisible();
    past = [];
    await page.getByRole("button", { name: "Delete The bakery" }).click();
    await expect(page.getByText("Conversation deleted successfully")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Project name")).toBeVisible();
    await expect(yearsAgo).toHaveCount(0);
    past = [bakery];
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(yearsAgo).toHaveCount(1);
    await page.getByRole("region", { name: "Written on this day" }).getByRole("link", { name: "The bakery" }).click();
    await expect(page.getByRole("heading", { name: "The bakery" })).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link", { name: "The bakery" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  await test.step("the question for today can be exchanged and begins a memory", async () => {
    await page.goto("/#/");
    const today = page.getByRole("region", { name: "A question for today" });
    const question = today.getByText(/\?$/);
    const first = String(await question.textContent());
    await page.getByRole("button", { name: "Another question" }).click();
    await expect(question).not.toHaveText(first);
    const second = String(await question.textContent());
    // The whole leaf is the button.
    await today.getByText("Start anywhere …").click({ force: true });
    await expect(page.getByRole("textbox", { name: second })).toBeFocused();
  });
});

test("at most six Tabs lead from the menu to a question to write about", async ({ signedIn: page }) => {
  const write = page.getByRole("button", { name: "Write about this" });
  await page.getByRole("button", { name: "My data" }).focus();
  await expect(page.getByRole("navigation").getByText("Flexi")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Skip the menu" })).toHaveCount(1);
  for (const entry of ["Start New", "Training", "Childhood"]) {
    const from = page.getByRole("navigation").getByRole("button", { name: entry });
    expect((await isReached(from, "Tab")) || (await isReached(from, "Shift+Tab")), entry).toBe(true);
  }

  /** Whether six of them reach the question in this direction until a button offers to skip the rest, and forwards from there. */
  async function isReached(from: Locator, direction: string): Promise<boolean> {
    await from.focus();
    let isSkipped = false;
    for (let tabs = 1; tabs <= 6; tabs++) {
      await page.keyboard.press(isSkipped ? "Tab" : direction);
      if (await write.evaluate((button) => button === document.activeElement)) return true;
      if (isSkipped || (await page.locator("button:focus", { hasText: /^Skip/ }).count()) === 0) continue;
      await page.keyboard.press("Enter");
      isSkipped = true;
    }
    return false;
  }
});

test.describe("when something fails", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("nobody is taken for somebody new, and a conversation that is not there leads home with a message", async ({
    page,
    account,
  }) => {
    for (const call of ["on-this-day", "conversations"]) {
      await test.step(`it is not known what they have written (${call})`, async () => {
        const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(`/api/${call}?`));
        await page.route(`**/api/${call}?*`, (route) => route.abort());
        await signIn(page, account);
        await failed;
        await expect(nameOf(page)).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expect(page.getByText("Or begin with one of these")).toHaveCount(0);
        await page.unroute(`**/api/${call}?*`);
      });
    }

    await test.step("the message is between the top bar of a phone and the greeting", async () => {
      await page.setViewportSize({ width: 375, height: 760 });
      await page.goto("/#/conversation/nobody-knows-it");
      const message = page.getByText("Conversation not found");
      await expect(message).toBeVisible();
      const parts = [page.getByRole("banner"), message, page.getByRole("heading", { name: /^Hi, / })];
      const [bar, toast, greeting] = await Promise.all(parts.map((part) => part.boundingBox()));
      await expect(page).toHaveURL(/#\/$/);
      expect(toast?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
      expect(toast && toast.y + toast.height).toBeLessThanOrEqual(greeting?.y ?? 0);
    });

    await test.step("a conversation that fails to load says so", async () => {
      await page.route("**/api/conversations/c1?*", (route) => route.abort());
      await page.goto("/#/conversation/c1");
      await expect(page.getByText(/^Failed to fetch conversation history(Try again)?$/)).toBeVisible();
    });
  });
});
