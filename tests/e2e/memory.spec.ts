import { answerQuestions, answers, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

test("a new person registers, writes a memory, gets two replies and finds it again after a reload", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/#/register");
  const username = `ada-${Date.now()}`;
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("secret12");
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("secret12");
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page.getByRole("heading", { name: `Hi, ${username}` })).toBeVisible();
  await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Answer received, conversation started!")).toBeVisible();
  await expect(page.getByText("Your words are kept.")).toBeVisible();
  for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await expect(page.getByText("Answer received, conversation started!")).toBeHidden({ timeout: 4_000 });

  await page.getByLabel("Your message").fill("The radio played on Saturdays.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(page.getByLabel("Your message")).toHaveValue("");

  await page.reload();
  await expect(page.getByText("The radio played on Saturdays.", { exact: true })).toBeVisible();
  const state = await page.context().storageState();
  const elsewhere = await browser.newContext({ storageState: state, baseURL });
  const otherPage = await elsewhere.newPage();
  await otherPage.goto(page.url());
  await expect(otherPage.getByText("The radio played on Saturdays.", { exact: true })).toBeVisible();
  await elsewhere.close();
});

test("a memory is written with the keyboard alone", async ({ signedIn: page }) => {
  await page.getByLabel("Memory type").focus();
  await page.keyboard.type("Chi");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The house by the canal");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const answer of answers) {
    await expect(page.getByRole("textbox", { name: /\?$/ })).toBeFocused();
    await page.keyboard.type(answer);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("5 of 5")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  await page.keyboard.type("One line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and another");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(page.getByText("One line\nand another", { exact: true })).toBeVisible();
});

test("Enter goes on from the name and from an answer, but not while an input method is composing", async ({
  signedIn: page,
}) => {
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await page.getByLabel("Project name").fill("The canal");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 5")).toBeVisible();
  const answer = page.getByRole("textbox", { name: /\?$/ });
  await answer.fill("One line");
  // As Safari sends the Enter that ends a composition.
  await answer.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("and another");
  await expect(answer).toHaveValue("One line\nand another");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 5")).toBeVisible();
});

test("unreadable values in the browser's storage are ignored", async ({ signedIn: page, account }) => {
  await page.evaluate((username) => {
    localStorage.setItem(`flexi.names.${username}`, "{");
    localStorage.setItem(`flexi.draft.${username}.new.guide`, "{}");
  }, account.username);
  await page.reload();
  await expect(page.getByText(`Hi, ${account.username}`)).toBeVisible();
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByText("No conversation history yet.")).toBeVisible();
});

test("a long word does not make a narrow screen scroll sideways", async ({ signedIn: page, request, account }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await page.getByLabel("Your message").fill("w".repeat(600));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("each step names its missing input and keeps what was typed", async ({ signedIn: page }) => {
  const start = page.getByRole("button", { name: "Start", exact: true });
  await start.click();
  await expect(page.getByText("Please select a memory type.")).toBeVisible();
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await start.click();
  await expect(page.getByText("Please enter a project name to continue.")).toBeVisible();
  await page.getByLabel("Project name").fill("x".repeat(101));
  await expect(page.getByText("101 / 100")).toBeVisible();
  await start.click();
  await expect(page.getByText("Please keep the project name to 100 characters or less.")).toBeVisible();
  await page.getByLabel("Project name").fill("The canal");
  await start.click();

  const answer = page.getByRole("textbox", { name: /\?$/ });
  await expect(answer).toHaveAttribute("placeholder", "Enter your answer (100 words or less)");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Please answer the current question before proceeding.")).toBeVisible();
  await answer.fill("x".repeat(601));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Please keep your answer to 600 characters or less (about 100 words).")).toBeVisible();
  await answer.fill("Number 12");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("2 of 5")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(answer).toHaveValue("Number 12");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("The canal");
});

test("an empty or too long message is not sent", async ({ page, request, account, fakeAi }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByText("Please write a message first.")).toBeVisible();
  await page.getByLabel("Your message").fill("x".repeat(601));
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByText("Please keep your message to 600 characters or less (about 100 words).")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("x".repeat(601));
  expect(fakeAi.requests).toHaveLength(1);
});

test("Start New opens an empty guide and can be undone", async ({ signedIn: page }) => {
  await openFirstQuestion(page);
  await page.getByRole("textbox", { name: /\?$/ }).fill("Number 12");
  await page.getByRole("button", { name: "Start New" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: /\?$/ })).toHaveValue("Number 12");
});

test("a topic in the menu starts a new conversation about it", async ({ page, request, account }) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
  await page.getByRole("button", { name: "Family" }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByLabel("Memory type")).toHaveValue("family");
});

test("a reply is rendered as Markdown without HTML and without pictures", async ({
  signedIn: page,
  request,
  account,
  fakeAi,
}) => {
  fakeAi.script = "# A heading\n\nA **bold** word, <b id='raw'>raw</b> and ![a picture](https://example.org/spy.png).";
  const requestedUrls: string[] = [];
  page.on("request", (call) => requestedUrls.push(call.url()));
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await expect(page.locator("strong", { hasText: "bold" })).toBeVisible();
  await expect(page.locator("#raw")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A heading");
  await expect(page.getByText("a picture")).toBeVisible();
  expect(requestedUrls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});
