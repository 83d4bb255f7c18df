import type { Page } from "@playwright/test";
import { displayNameProblem, storedUsername, usernameProblem } from "../../lib/api/account-rules";
import { limits, timings } from "../../lib/api/limits";
import type { Thread } from "../../lib/api/responses";
import { logIn, newPerson, register } from "../support/browser/account-forms";
import { pauseClock } from "../support/browser/clock";
import { callAs, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { namesWhileScrolling, openHistory } from "../support/browser/history";
import { openMenuEntry } from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";
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

const everything = Object.values(hostileTexts).join(" ");
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
    await page.getByRole("textbox", { name: /\?$/ }).first().fill(text);
    await page.getByRole("button", { name: index < 4 ? "Next" : "Submit" }).click();
    if (index < 4) await expect(page.getByText(`${index + 2} of 5`)).toBeVisible();
  }
  await expect(copyButtons(page)).toHaveCount(1);
  return answers.map(inBox);
}

test("a memory with its name, messages, notes and replies is stored and shown exactly as it was written", async ({
  signedIn: page,
  fakeAi,
}) => {
  const [name = ""] = packs;
  const typed = [inBox(name)];
  const messages = longPacks.map(inBox);
  fakeAi.script = verbatim(everything);

  await test.step("its name and its answers are typed", async () => {
    await page.getByLabel("Project name").fill(everything);
    await expect(page.getByLabel("Project name")).toHaveValue(inBox(everything));
    await openFirstQuestion(page, name);
    typed.push(...(await answerAll(page, longPacks)));
    fakeAi.script = "Go on.";
  });
  await test.step("messages are typed", async () => {
    for (const [index, text] of longPacks.entries()) {
      await page.getByLabel("Your message").fill(text);
      await page.getByRole("button", { name: "Continue with Flexi" }).click();
      await expect(copyButtons(page)).toHaveCount(index + 2);
      await expect(page.getByLabel("Your message")).toHaveValue("");
    }
  });
  await test.step("notes are typed", async () => {
    for (const [index, text] of longPacks.entries()) {
      await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
      await page.getByLabel("Your note").fill(text);
      await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
      await expect(page.getByText("Note to self", { exact: true })).toHaveCount(index + 1);
    }
  });
  await test.step("everything is stored", async () => {
    const { conversation, notes } = await threadOf(page);
    expect([conversation.projectName, ...conversation.questionAnswers.map(({ answer }) => answer)]).toEqual(typed);
    expect(conversation.continuations.map(({ message }) => message)).toEqual(messages);
    expect(notes.map(({ message }) => message)).toEqual(messages);
    expect(conversation.response).toBe(verbatim(everything));
  });
  await test.step("everything is shown", async () => {
    await page.reload();
    const turns = messages.flatMap((text) => [text, "Go on."]);
    await expect.poll(() => shown(page)).toEqual([...typed, `${everything}\n`, ...turns, ...messages]);
  });
  await test.step("a reply is copied", async () => {
    await pauseClock(page);
    await copyButtons(page).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(verbatim(everything));
    const announced = page.locator("[aria-live]").filter({ hasText: /^(Copied|Copy)$/ });
    await expect(announced).toHaveText("Copied");
    await page.clock.runFor(timings.messageClearingMs);
    await expect(announced).toHaveCount(0);
  });
});

test("a text is found, a memory is listed and a person is greeted exactly as it was typed", async ({
  signedIn: page,
  request,
  account,
}) => {
  await test.step("a search finds what was written", async () => {
    const conversationId = await newConversation(request, account, inBox(packs[0] ?? ""));
    const messages = packed(limits.searchTermLength).map(onLine);
    for (const message of messages) await callAs(request, account, "/api/grok", { conversationId, message });
    await page.keyboard.press("Control+k");
    const found = page.getByRole("dialog", { name: "Search" }).getByRole("link").filter({ hasText: "You:" });
    for (const text of messages) {
      const answer = page.waitForResponse("**/api/search");
      await page.getByRole("searchbox").fill(text);
      expect((await answer).request().postDataJSON()).toMatchObject({ searchTerm: text });
      await expect(found).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
  });
  await test.step("the history shows every name", async () => {
    for (const name of packs.slice(1)) await newConversation(request, account, inBox(name));
    await openHistory(page);
    await expect.poll(() => namesWhileScrolling(page)).toEqual(packs.map(inBox).reverse());
    await page.goBack();
  });
  await test.step("the greeting shows a display name", async () => {
    const greeting = () => page.locator("h1").textContent();
    const save = async (name: string) => {
      await page.getByLabel("Display name").fill(name);
      await page.getByRole("button", { name: "Save" }).click();
      await expect.poll(greeting).toBe(`Hi, ${name}`);
    };
    await openMenuEntry(page, "Edit Profile");
    // All at once, which the server would refuse. That it keeps each of them: tests/api/exact-words.test.ts.
    await page.route("**/api/profile", async (route) => {
      const profile = { email: "ruth@example.org", username: account.username, showOnBoard: false };
      await route.fulfill({ json: { ...profile, ...route.request().postDataJSON() } });
    });
    const visible = Object.values(hostileTexts).filter((text) => displayNameProblem(text) === null);
    await save(visible.join(" "));
    await page.unroute("**/api/profile");
    const [name = ""] = packed(limits.displayNameLength, visible);
    await save(name);
    await page.reload();
    await expect.poll(greeting).toBe(`Hi, ${name}`);
  });
});

test.describe("a user name", () => {
  test.use({ expectedErrors: /status of 400/ });

  // That the server registers and logs in each of them: tests/api/exact-words.test.ts.
  test("is sent exactly as it was typed, to register and to log in, and greets", async ({ page }) => {
    const fitting = Object.values(hostileTexts)
      .map(storedUsername)
      .filter((text) => usernameProblem(text) === null);
    const names = packed(limits.usernameLength, fitting);
    const isSentAsTyped = async (call: string, username: string, send: () => Promise<void>) => {
      const sent = page.waitForRequest(call);
      await send();
      expect((await sent).postDataJSON()).toMatchObject({ username });
      await (await sent).response();
    };
    for (const call of ["**/api/login", "**/api/register"])
      await page.route(call, (route) => route.fulfill({ status: 400, json: { message: "Another" } }));
    await page.goto("/#/login");
    const all = names.join(" ");
    await isSentAsTyped("**/api/login", all, () => logIn(page, { ...newPerson(), username: all }));
    await page.goto("/#/register");
    await register(page, newPerson());
    for (const name of names) {
      await expect(page.getByRole("button", { name: "Register" })).toBeEnabled();
      await page.getByLabel("Username").fill(name);
      await isSentAsTyped("**/api/register", name, () => page.getByLabel("Username").press("Enter"));
    }
    await page.unrouteAll();
    const person = { ...newPerson(), username: names[0] ?? "" };
    await register(page, person);
    await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
    await logIn(page, person);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(`Hi, ${person.username}`);
  });
});
