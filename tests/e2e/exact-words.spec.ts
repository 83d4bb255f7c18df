import type { Page } from "@playwright/test";
import type { Thread } from "../../lib/answers";
import { limits } from "../../lib/limits";
import { newPerson, register } from "../support/account-forms";
import { expect, signIn, test } from "../support/e2e";
import { historyRows, openHistory } from "../support/history";
import { hostileTexts } from "../support/hostile-texts";
import { callAs, newConversation, openFirstQuestion } from "../support/memory";
import { openMenuEntry } from "../support/sharing";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const all = Object.values(hostileTexts);
const halves = { "one half": all.slice(0, all.length / 2), "other half": all.slice(all.length / 2) };

// A browser's own boxes know one kind of line end, or none.
const inBox = (words: string) => words.replace(/\r\n?/g, "\n");
const onLine = (words: string) => words.replace(/[\r\n]/g, "");
/** A reply that is shown as it is: Markdown of nothing but a block of code. */
const verbatim = (words: string) => `\`\`\`\`\n${words}\n\`\`\`\``;

/** What is stored of the memory on the page. */
const threadOf = (page: Page): Promise<Thread> =>
  page.evaluate(async () => {
    const id = location.hash.split("/").at(-1);
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    return (await fetch(`/api/conversations/${id}`, { headers })).json();
  });

const shown = (page: Page) => page.locator("main [data-words]").evaluateAll((parts) => parts.map((p) => p.textContent));
const copyButtons = (page: Page) => page.getByRole("button", { name: "Copy" });

/** Five answers, typed into the guide, and sent. */
async function answerAll(page: Page, words: string): Promise<void> {
  for (let place = 1; place <= 5; place += 1) {
    await page.getByRole("textbox", { name: /\?$/ }).fill(words);
    await page.getByRole("button", { name: place < 5 ? "Next" : "Submit" }).click();
    if (place < 5) await expect(page.getByText(`${place + 1} of 5`)).toBeVisible();
  }
  await expect(copyButtons(page)).toHaveCount(1);
}

for (const [name, half] of Object.entries(halves)) {
  test(`a memory, its name and its reply stand in store and on the page as they were written: ${name}`, async ({
    signedIn: page,
    companion,
  }) => {
    for (const words of half) {
      companion.script = verbatim(words);
      await page.goto("/#/");
      await openFirstQuestion(page, words);
      await answerAll(page, words);
      const { conversation } = await threadOf(page);
      const answers = conversation.questionAnswers.map(({ answer }) => answer);
      expect([conversation.projectName, ...answers]).toEqual(Array(6).fill(inBox(words)));
      expect(conversation.response).toBe(verbatim(words));
      await page.reload();
      await expect(copyButtons(page)).toHaveCount(1);
      // As plain text first, until what shows Markdown has come.
      await expect(page.locator("pre")).toBeVisible();
      expect(await shown(page)).toEqual([...Array(6).fill(inBox(words)), `${words}\n`]);
      await copyButtons(page).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(verbatim(words));
    }
    await openHistory(page);
    await expect(historyRows(page).locator("bdi")).toHaveCount(half.length);
    expect(await historyRows(page).locator("bdi").allTextContents()).toEqual(half.map(inBox).reverse());
  });
}

test("messages and notes stand in store and on the page as they were typed", async ({
  signedIn: page,
  request,
  account,
}) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  for (const [place, words] of all.entries()) {
    await page.getByLabel("Your message").fill(words);
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(copyButtons(page)).toHaveCount(place + 2);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  }
  for (const [place, words] of all.entries()) {
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await page.getByLabel("Your note").fill(words);
    await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
    await expect(page.getByText("Note to self", { exact: true })).toHaveCount(place + 1);
  }
  const { conversation, notes } = await threadOf(page);
  expect(conversation.continuations.map(({ message }) => message)).toEqual(all.map(inBox));
  expect(notes.map(({ message }) => message)).toEqual(all.map(inBox));
  await page.reload();
  await expect(page.getByText("Note to self", { exact: true })).toHaveCount(all.length);
  const parts = await shown(page);
  for (const words of all) expect(parts.filter((part) => part === inBox(words))).toHaveLength(2);
});

test("a display name greets, and a search finds, as they were typed", async ({ page, request, account }) => {
  const conversationId = await newConversation(request, account);
  for (const message of all) await callAs(request, account, "/api/grok", { conversationId, message: onLine(message) });
  await signIn(page, account);
  for (const words of all.map(onLine)) {
    await openMenuEntry(page, "Edit Profile");
    await page.getByLabel("Display name").fill(words);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Profile updated successfully")).toBeVisible();
    await page.reload();
    const greeting = page.getByRole("heading", { level: 1 });
    await expect.poll(() => greeting.textContent()).toBe(`Hi, ${words}`);
    await page.keyboard.press("Control+k");
    await page.getByRole("searchbox").fill(words);
    await expect(page.getByRole("dialog").getByRole("link").first()).toContainText("You:");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("somebody registers and logs in under a name as it was typed", async ({ page }) => {
  const names = all.map(onLine).filter((words) => words.length <= limits.usernameLength);
  expect(names.length).toBeGreaterThan(all.length / 2);
  for (const words of names) {
    const { password, email } = newPerson();
    await page.goto("/#/register");
    await register(page, { username: words, password, email });
    await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
    await page.getByLabel("Username").fill(words);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(`Hi, ${words}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  }
});
