import type { Page } from "@playwright/test";
import { limits } from "../../lib/api/limits";
import type { Thread } from "../../lib/api/responses";
import { logIn, newPerson, register } from "../support/browser/account-forms";
import { callAs, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { namesWhileScrolling, openHistory } from "../support/browser/history";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, signIn, test } from "../support/browser/test";
import { hostileTexts } from "../support/factories/hostile-texts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** The texts, joined into as few as possible that are shorter than `length`. */
function packed(length: number, texts = Object.values(hostileTexts)): string[] {
  const packs: string[] = [];
  for (const text of texts) {
    const index = packs.findIndex((pack) => pack.length + text.length < length);
    if (index < 0) packs.push(text);
    else packs[index] += ` ${text}`;
  }
  return packs;
}

const packs = packed(limits.projectNameLength);
const longPacks = packed(limits.messageLength);

// Text boxes of a browser have one kind of line break, single-line fields have none.
const inBox = (text: string) => text.replace(/\r\n?/g, "\n");
const onLine = (text: string) => text.replace(/[\r\n]/g, "");
/** A reply that is shown unchanged: a Markdown block of code. */
const verbatim = (text: string) => `\`\`\`\`\n${text}\n\`\`\`\``;

/** The stored thread of the memory on the page. */
const threadOf = (page: Page): Promise<Thread> =>
  page.evaluate(async () => {
    const id = location.hash.split("/").at(-1);
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    return (await fetch(`/api/conversations/${id}`, { headers })).json();
  });

const shown = (page: Page) =>
  page.locator("main [data-searchable]").evaluateAll((parts) => parts.map((p) => p.textContent));
const copyButtons = (page: Page) => page.getByRole("button", { name: "Copy" });

/** Types these texts as the answers to the five questions of the guide, in turn, and submits them. Returns the answers. */
async function answerAll(page: Page, texts: string[]): Promise<string[]> {
  const answers = Array.from({ length: 5 }, (_, index) => texts[index % texts.length] ?? "");
  for (const [index, text] of answers.entries()) {
    await page.getByRole("textbox", { name: /\?$/ }).fill(text);
    await page.getByRole("button", { name: index < 4 ? "Next" : "Submit" }).click();
    if (index < 4) await expect(page.getByText(`${index + 2} of 5`)).toBeVisible();
  }
  await expect(copyButtons(page)).toHaveCount(1);
  return answers.map(inBox);
}

test("a memory, its name and its reply are stored and shown exactly as they were written", async ({
  signedIn: page,
  fakeAi,
}) => {
  for (const text of packs) {
    await page.getByLabel("Project name").fill(text);
    await expect(page.getByLabel("Project name")).toHaveValue(inBox(text));
  }
  const [name = ""] = packs;
  const reply = Object.values(hostileTexts).join(" ");
  fakeAi.script = verbatim(reply);
  await openFirstQuestion(page, name);
  const typed = [inBox(name), ...(await answerAll(page, longPacks))];
  const { conversation } = await threadOf(page);
  expect([conversation.projectName, ...conversation.questionAnswers.map(({ answer }) => answer)]).toEqual(typed);
  expect(conversation.response).toBe(verbatim(reply));
  await page.reload();
  await expect.poll(() => shown(page)).toEqual([...typed, `${reply}\n`]);
  await copyButtons(page).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(verbatim(reply));
  const announced = page.locator("[aria-live]").filter({ hasText: /^(Copied|Copy)$/ });
  await expect(announced).toHaveText("Copied");
  await expect(announced).toHaveCount(0);
});

test("the history shows every name exactly as it was written", async ({ signedIn: page, request, account }) => {
  for (const name of packs) await newConversation(request, account, inBox(name));
  await openHistory(page);
  await expect.poll(() => namesWhileScrolling(page)).toEqual(packs.map(inBox).reverse());
});

test("messages and notes are stored and shown exactly as they were typed", async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  for (const [index, text] of longPacks.entries()) {
    await page.getByLabel("Your message").fill(text);
    await page.getByRole("button", { name: "Continue with Flexi" }).click();
    await expect(copyButtons(page)).toHaveCount(index + 2);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  }
  for (const [index, text] of longPacks.entries()) {
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await page.getByLabel("Your note").fill(text);
    await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
    await expect(page.getByText("Note to self", { exact: true })).toHaveCount(index + 1);
  }
  const { conversation, notes } = await threadOf(page);
  expect(conversation.continuations.map(({ message }) => message)).toEqual(longPacks.map(inBox));
  expect(notes.map(({ message }) => message)).toEqual(longPacks.map(inBox));
  await page.reload();
  await expect(page.getByText("Note to self", { exact: true })).toHaveCount(longPacks.length);
  const parts = await shown(page);
  for (const text of longPacks) expect(parts.filter((part) => part === inBox(text))).toHaveLength(2);
});

test("the greeting shows a display name exactly as it was typed", async ({ signedIn: page }) => {
  const greeting = () => page.locator("h1").textContent();
  await openMenuEntry(page, "Edit Profile");
  for (const text of packed(limits.displayNameLength).map(onLine)) {
    await page.getByLabel("Display name").fill(text);
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(greeting).toBe(`Hi, ${text}`);
  }
  const last = await greeting();
  await page.reload();
  await expect.poll(greeting).toBe(last);
});

test("a search finds a text exactly as it was typed", async ({ page, request, account }) => {
  const conversationId = await newConversation(request, account);
  const messages = packs.map(onLine);
  for (const message of messages) await callAs(request, account, "/api/grok", { conversationId, message });
  await signIn(page, account);
  await page.keyboard.press("Control+k");
  const found = page.getByRole("dialog", { name: "Search" }).getByRole("link").filter({ hasText: "You:" });
  for (const text of messages) {
    await page.getByRole("searchbox").fill(text);
    await expect(found).toHaveCount(1);
    await page.getByRole("searchbox").fill("");
    await expect(found).toHaveCount(0);
  }
});

test("a user name works for registering and logging in exactly as it was typed", async ({ page }) => {
  const fitting = Object.values(hostileTexts).filter((text) => text.length <= limits.usernameLength);
  await page.goto("/#/register");
  for (const text of packed(limits.usernameLength, fitting).map(onLine)) {
    const { password, email } = newPerson();
    await register(page, { username: text, password, email });
    await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
    // A call that is under way at the logout would be refused.
    const isHomeRead = page.waitForResponse("**/api/used-questions");
    await logIn(page, { username: text, password });
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(`Hi, ${text}`);
    await isHomeRead;
    await openMenuEntry(page, "Logout");
    await page.getByRole("link", { name: "Register" }).click();
    await expect(page.getByLabel("Email")).toBeVisible();
  }
});
