import { keys, type WebDriver } from "../support/browser/web-driver";
import type { App } from "../support/process/app";

// The steps of `tests/support/browser`, for a browser that Playwright does not drive.

/** What one person does. Each flow continues where the one before it ended. */
export type Flow = (browser: WebDriver, app: App, username: string) => Promise<unknown>;

export const answers = [
  "The narrow house at lock 12.",
  "The lock gates.",
  "My grandmother, shelling peas.",
  "I counted boats.",
];

/** Goes from home's form to the first reply in a memory of Childhood. */
export async function answerQuestions(browser: WebDriver): Promise<void> {
  await browser.choose("Memory type", "Childhood");
  await browser.click("button", "Start");
  for (const [index, answer] of answers.entries()) {
    await browser.see(`${index + 1} of 5`);
    await browser.fill("Your answer", answer);
    await browser.click("button", "Next");
  }
  await browser.see("5 of 5");
  await browser.click("button", "Submit");
  await browser.see("Answer received, conversation started!");
  await seeReplies(browser, 1);
}

/** Waits until there are this many replies. */
export const seeReplies = (browser: WebDriver, count: number) =>
  browser.until(
    "return [...document.querySelectorAll('button')].filter((b) => b.textContent === 'Copy').length === args[0] || null",
    count,
  );

/** Sends a message and waits until there are this many replies. */
export async function sendMessage(browser: WebDriver, message: string, replies: number): Promise<void> {
  await browser.fill("Your message", message);
  await browser.click("button", "Continue with Flexi");
  await seeReplies(browser, replies);
}

/** Chooses an action in the menu of the last entry of its kind. */
export async function change(browser: WebDriver, opener: string, action: string): Promise<void> {
  await browser.click("button", opener, -1);
  await browser.click("button", action);
}

export async function edit(browser: WebDriver, opener: string, text: string): Promise<void> {
  await change(browser, opener, "Edit");
  await browser.fill("What it should say", text);
  await browser.press(keys.control, keys.enter);
  await browser.see("Saved.");
}

/** Opens an entry of the menu, which on a phone is behind a button. */
export async function openMenuEntry(browser: WebDriver, name: string): Promise<void> {
  if (await browser.until("return innerWidth < 600 ? 'narrow' : 'wide'").then((width) => width === "narrow"))
    await browser.click("button", "Open menu");
  await browser.click("button", name);
}

/** Searches, and waits until there are this many results. */
export async function search(browser: WebDriver, term: string, count: number): Promise<void> {
  // Until the search button is rendered, its shortcut does nothing.
  await browser.until(
    "return [...document.querySelectorAll('button')].some((b) => /Search/.test(b.ariaLabel ?? b.innerText)) || null",
  );
  await browser.press(keys.control, "k");
  await browser.fill("Search everything", term);
  await browser.see(count === 1 ? "1 result" : `${count} results`);
}

/** Opens the first result of a search, which has this text. */
export async function openMatch(browser: WebDriver, term: string, text: string): Promise<void> {
  await search(browser, term, 1);
  await browser.press(keys.enter);
  await browser.until("return location.hash.includes('?search=') || null");
  await browser.see(text);
}
