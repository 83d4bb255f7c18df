import type { Locator } from "@playwright/test";
import { changeFeatures } from "../support/browser/change-configuration";
import { newConversation, openFirstQuestion } from "../support/browser/conversation";
import { openHistory } from "../support/browser/history";
import { expect, signIn, test } from "../support/browser/test";

test("Start New can be undone from a conversation and from the questions", async ({ page, request, account }) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account, `/conversation/${id}`);
  await page.getByLabel("Your message").fill("Not sent yet");
  await page.getByRole("navigation").getByRole("button", { name: "Start New" }).click();
  await expect(page.getByText("You started something new.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Not sent yet");

  await page.goto("/#/");
  await page.getByLabel("Project name").fill("Half a name");
  await page.getByRole("button", { name: "Start New" }).dblclick();
  await expect(page.getByLabel("Project name")).toHaveValue("");
  await expect(
    page.getByText("You started something new. What you had typed is kept: Undo brings it back."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("Half a name");
  await page.reload();
  await expect(page.getByLabel("Project name")).toHaveValue("Half a name");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("memories that were begun and not sent wait on home, until they are resumed or discarded", async ({
  signedIn: page,
}) => {
  const name = page.getByLabel("Project name");
  const startNew = page.getByRole("navigation").getByRole("button", { name: "Start New" });
  const waiting = page.getByRole("region", { name: "Go on" });
  await openFirstQuestion(page);
  await page.getByRole("textbox", { name: /\?$/ }).fill("Number 12");
  await startNew.click();
  await name.fill("The lift");
  await startNew.click();
  await name.fill("A third one");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await page.reload();
  await expect(waiting.getByRole("heading")).toHaveText(["Go on …", "The lift", "The house by the canal"]);
  await expect(waiting.getByRole("article").getByText("Nothing is written yet.")).toHaveCount(1);

  // Opening one and pressing Start New puts it back among the unfinished ones.
  await waiting.getByRole("button", { name: "The house by the canal" }).click();
  await expect(page.getByRole("textbox", { name: /\?$/ })).toHaveValue("Number 12");
  await startNew.click();
  await expect(waiting.getByRole("heading")).toHaveCount(4);
  await waiting.getByRole("article").filter({ hasText: "The lift" }).getByRole("button", { name: "Discard" }).click();
  await expect(waiting.getByText("The lift")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("The lift");
  await page.reload();
  await expect(waiting.getByRole("heading")).toHaveText(["Go on …", "The house by the canal", "A third one"]);
});

test("the box of an answer is large enough to write in and grows with its text", async ({ signedIn: page }) => {
  await openFirstQuestion(page);
  const answer = page.getByRole("textbox", { name: /\?$/ });
  expect(Math.round((await answer.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(160);
  await answer.fill("A word. ".repeat(75));
  const hidden = await answer.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBe(0);
});

test("somebody new may begin with a question: its topic is chosen, and the name can be typed at once", async ({
  signedIn: page,
}) => {
  const family = page.getByRole("button", { name: /^Family Which of the people/, pressed: false });
  await family.click();
  await expect(page.getByRole("button", { pressed: true })).toHaveText(/^Family/);
  await expect(page.getByRole("combobox", { name: "Memory type" })).toHaveValue("family");
  await expect(page.getByLabel("Project name")).toBeFocused();
  await page.keyboard.type("My aunt");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Which of the people/ })).toBeVisible();
});

test("another question keeps what was typed, also after a reload, and the one before comes back", async ({
  signedIn: page,
}) => {
  await changeFeatures(page, ({ flexiFeatures: { chat } }) => {
    const more = [{ id: "stairs", text: "What was under the stairs?", required: true }];
    Object.assign(chat.topics.childhood ?? {}, { moreQuestionSets: [more] });
  });
  await page.reload();
  await openFirstQuestion(page);
  const answer = page.getByRole("textbox", { name: /\?$/ });
  await answer.fill("Half a sentence");
  await page.getByRole("button", { name: "Another question" }).click();
  await expect(page.getByRole("textbox", { name: "What was under the stairs?" })).toHaveValue("Half a sentence");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "What was under the stairs?" })).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Swap back" }).click();
  await expect(page.getByRole("textbox", { name: /^Where were you living/ })).toHaveValue("Half a sentence");
  await expect(page.getByText("1 of 5")).toBeVisible();
});

test("somebody who has written begins with the question for today, or goes on with what was not sent", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  await newConversation(request, account, "The bakery");
  await signIn(page, account, `/conversation/${id}`);
  await page.getByLabel("Your message").fill("Not sent yet, but soon");
  await page.goto("/#/");
  const goOn = page.getByRole("region", { name: "Go on …" });
  await expect(goOn.getByText("Not sent yet, but soon")).toBeVisible();
  await expect(goOn.getByRole("link", { name: "The canal" })).toBeVisible();
  const question = page.getByRole("region", { name: "A question for today" }).getByRole("button", { name: /\?$/ });
  const first = String(await question.textContent());
  await page.getByRole("button", { name: "Another one" }).click();
  await expect(question).not.toHaveText(first);
  const second = String(await question.textContent());
  await question.click();
  await page.keyboard.type("My aunt");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: second })).toBeVisible();
});

test("somebody who has written finds the latest conversations on home and in the menu, and the way to the history", async ({
  page,
  request,
  account,
}) => {
  await newConversation(request, account, "The canal");
  await newConversation(request, account, "The bakery");
  await signIn(page, account);
  const latest = page.getByRole("region", { name: "Lately" });
  await expect(latest.getByText("The narrow house at lock 12.")).toBeVisible();
  await expect(page.getByText("Or begin with one of these")).toHaveCount(0);
  await latest.getByRole("link", { name: "All in History" }).click();
  await expect(page.getByRole("dialog", { name: "Conversation History" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation").getByRole("link", { name: "The canal" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "The canal" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("at most six Tabs lead from the menu to the text boxes", async ({ signedIn: page }) => {
  await page.getByRole("button", { name: "My data" }).focus();
  await expect(page.getByRole("navigation").getByText("Flexi")).toBeInViewport();
  const name = page.getByLabel("Project name");
  for (const entry of ["Start New", "Training", "Childhood", "A place I knew", "Friendship", "A turning point"]) {
    await page.getByRole("navigation").getByRole("button", { name: entry }).focus();
    expect(Math.min(await tabsTo(name, "Tab"), await tabsTo(name, "Shift+Tab")), entry).toBeLessThanOrEqual(6);
  }

  /** How many it takes in this direction until a button offers to skip the rest, and from there. */
  async function tabsTo(field: Locator, key: string): Promise<number> {
    const from = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    const skip = page.locator("button:focus", { hasText: /^Skip/ });
    let tabs = 0;
    let isSkipped = false;
    while (tabs < 12 && !(await field.evaluate((box) => box === document.activeElement))) {
      await page.keyboard.press(isSkipped ? "Tab" : key);
      tabs += 1;
      if (!isSkipped && (await skip.count()) > 0) {
        await page.keyboard.press("Enter");
        isSkipped = true;
      }
    }
    await from.evaluate((element) => element.focus());
    return tabs;
  }
});

test("the home view links to memories of this day", async ({ signedIn: page, request, account }) => {
  await expect(page.getByText("On this day")).toHaveCount(0);
  const id = await newConversation(request, account, "The canal");
  const then = new Date();
  then.setFullYear(then.getFullYear() - 2);
  const memory = { _id: id, projectName: "The canal", topic: "childhood", timestamp: then.toISOString(), excerpt: "" };
  await page.route("**/api/on-this-day?timeZone=*", (route) => route.fulfill({ json: { conversations: [memory] } }));
  await page.reload();
  await expect(page.getByText("2 years ago")).toBeVisible();
  await page.getByRole("region", { name: "On this day" }).getByRole("link", { name: "The canal" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
});

test("a memory of this day that is deleted leaves home, and comes back when that is undone", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account, "The canal");
  const then = new Date();
  then.setFullYear(then.getFullYear() - 2);
  const memory = { _id: id, projectName: "The canal", topic: "childhood", timestamp: then.toISOString(), excerpt: "" };
  let past = [memory];
  await page.route("**/api/on-this-day?timeZone=*", (route) => route.fulfill({ json: { conversations: past } }));
  await signIn(page, account);
  await expect(page.getByText("2 years ago")).toBeVisible();
  await openHistory(page);
  past = [];
  await page.getByRole("button", { name: "Delete The canal" }).click();
  await expect(page.getByText("2 years ago")).toHaveCount(0);
  past = [memory];
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 years ago")).toHaveCount(1);
});

test.describe("when it is not known what somebody has written", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const call of ["on-this-day", "conversations"])
    test(`they are not taken for somebody new (${call})`, async ({ page, account }) => {
      const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(`/api/${call}?`));
      await page.route(`**/api/${call}?*`, (route) => route.abort());
      await signIn(page, account);
      await failed;
      await expect(page.getByLabel("Project name")).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.getByText("Or begin with one of these")).toHaveCount(0);
    });
});

test.describe("a conversation that does not exist", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("leads home and shows a message, on a phone between the top bar and the greeting", async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 375, height: 760 });
    await page.goto("/#/conversation/nobody-knows-it");
    const message = page.getByText("Conversation not found");
    const parts = [page.getByRole("banner"), message, page.getByRole("heading", { name: /^Hi, / })];
    const [bar, toast, greeting] = await Promise.all(parts.map((part) => part.boundingBox()));
    await expect(page).toHaveURL(/#\/$/);
    expect(toast?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
    expect(toast && toast.y + toast.height).toBeLessThanOrEqual(greeting?.y ?? 0);
  });

  test("a conversation id that is the name of another route leads home", async ({ signedIn: page }) => {
    await page.goto("/#/conversation/on-this-day");
    await expect(page.getByText("Conversation not found")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  });
});
