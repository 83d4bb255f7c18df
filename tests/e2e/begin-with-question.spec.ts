import type { Page } from "@playwright/test";
import { changeFeatures } from "../support/browser/change-configuration";
import { answerQuestions, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

const nameOf = (page: Page) => page.getByLabel("Project name");
const answerOf = (page: Page) => page.getByRole("textbox", { name: /\?$/ }).first();
const startNewOf = (page: Page) => page.getByRole("navigation").getByRole("button", { name: "Start New" });

test("somebody new may begin with a question, exchange it, and begin something else with a way back", async ({
  page,
  account,
}) => {
  await changeFeatures(page, ({ flexiFeatures: { chat } }) => {
    const more = [{ id: "stairs", text: "What was under the stairs?", required: true }];
    Object.assign(chat.topics.childhood ?? {}, { moreQuestionSets: [more] });
  });
  await signIn(page, account);

  await test.step("pressing a question opens it, and one writes at once", async () => {
    await expect(page.getByText("Written on this day")).toHaveCount(0);
    await page.getByRole("button", { name: /^Family Who in your family/ }).click();
    await expect(page.getByRole("textbox", { name: /^Who in your family/ })).toBeFocused();
    await expect(page.getByText("Family", { exact: true }).last()).toBeVisible();
  });

  const answer = "A word. ".repeat(75);
  await test.step("the box of an answer is large enough to write in and grows with its text", async () => {
    expect(Math.round((await answerOf(page).boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(160);
    await answerOf(page).fill(answer);
    expect(await answerOf(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });

  await test.step("Start New opens an empty guide and can be undone, even if it is pressed twice", async () => {
    await startNewOf(page).dblclick();
    await expect(nameOf(page)).toHaveValue("");
    await expect(
      page.getByText("You started something new. What you had typed is saved: Undo restores it."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(answerOf(page)).toHaveValue(answer);
  });

  await test.step("another question keeps what was typed, also after a reload, and the one before comes back", async () => {
    await startNewOf(page).click();
    await openFirstQuestion(page);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await answerOf(page).fill("Half a sentence");
    await page.getByRole("button", { name: "Another question" }).click();
    const exchanged = page.getByRole("textbox", { name: "What was under the stairs?" });
    await expect(exchanged).toHaveValue("Half a sentence");
    await page.reload();
    await expect(exchanged).toHaveValue("Half a sentence");
    await page.getByRole("button", { name: "Previous question" }).click();
    await expect(page.getByRole("textbox", { name: /^Where were you living/ })).toHaveValue("Half a sentence");
    await expect(page.getByText("1 of 5")).toBeVisible();
  });
});

test("a memory that begins with a question is called by the first words of its first answer", async ({
  signedIn: page,
}) => {
  await page.getByRole("button", { name: /^Childhood Where/ }).click();
  for (const step of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`${step} of 5`)).toBeVisible();
    await answerOf(page).fill(step === 1 ? "My grandfather Anton. He had a boat." : "A flat one.");
    if (step < 5) await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(nameOf(page)).toHaveAttribute("placeholder", "My grandfather Anton");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My grandfather Anton" })).toBeVisible();
});

test("the browser's Back leads to the question before, and a guide can end after any answer", async ({
  signedIn: page,
}) => {
  await page.getByRole("button", { name: /^Childhood / }).click();
  await answerOf(page).fill("Nobody knew it.");
  await page.goBack();
  await page.getByRole("button", { name: /^Family Who in your family/ }).click();
  await answerOf(page).fill("My aunt, who never said a word about the war.");
  const first = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await answerOf(page).fill("She was at the window.");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(answerOf(page)).toHaveValue("");
  await page.reload();
  await expect(answerOf(page)).toBeFocused();
  await page.goBack();
  await expect(answerOf(page)).toHaveValue("She was at the window.");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: String(first) })).toBeVisible();
  await page.goForward();
  await expect(answerOf(page)).toHaveValue("She was at the window.");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "That is all, keep it" }).click();
  await expect(page.getByText("She was at the window.").first()).toBeVisible();
  await expect(page).toHaveURL(/#\/conversation\//);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Write about this" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.step ?? 0)).toBe(0);
  // The answer in another topic is an unfinished memory.
  await expect(page.getByText("Nobody knew it.")).toBeVisible();

  await page.getByRole("button", { name: "Write about this" }).click();
  await answerOf(page).fill("The clock stood still.");
  await page.goBack();
  // What is left by Back is seen at home, and Forward leads to it again.
  await expect(page.getByText("The clock stood still.")).toBeVisible();
  await page.goForward();
  await expect(answerOf(page)).toHaveValue("The clock stood still.");
  // The product's name leads there, too, from anywhere.
  await page.goto("/#/history");
  await page.getByRole("navigation").getByRole("link", { name: "Flexi" }).click();
  await expect(page.getByRole("button", { name: "Write about this" })).toBeVisible();
  await expect(page.getByText("The clock stood still.")).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("answers that could not be sent can be sent again, also if the page could not load its parts", async ({
    signedIn: page,
  }) => {
    const unreached = page.getByText(/^Error starting conversation: The server can't be reached/);
    // The field for the date could not be loaded either, and has one, too.
    const tryAgain = page.getByRole("button", { name: "Try again" }).last();
    await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
    await nameOf(page).fill("The house by the canal");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    await page.route("**/api/grok", (route) => route.abort());
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await answerQuestions(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(unreached).toBeVisible();
    await page.unroute("**/*.js");
    await tryAgain.click();
    await expect(page.getByText("Error connecting to server")).toBeVisible();
    await expect(unreached).toBeVisible();
    await page.unroute("**/api/grok");
    await tryAgain.click();
    await expect(page.getByRole("heading", { level: 1, name: "The house by the canal" })).toBeVisible();
  });
});
