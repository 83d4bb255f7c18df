import { answerQuestions, answers, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";
import { drawing, photo } from "../support/factories/images";
import { pdf } from "../support/factories/pdf";

test("a new person registers, writes a memory, gets two replies and finds it again after a reload", async ({
  page,
}) => {
  await page.goto("/#/register");
  const username = `ada-${Date.now()}`;
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Password must be at least 6 characters long", { exact: true })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration successful! Please log in.", { exact: true })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("123456");
  // Without the pointer over it. The shade of the configured #4a90e2 on which light text can be read.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("button", { name: "Login" })).toHaveCSS("background-color", "rgb(56, 109, 172)");
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page.getByRole("heading", { name: `Hi, ${username}` })).toBeVisible();
  await expect(page.getByText("Welcome, let's get started!")).toBeVisible();
  await openFirstQuestion(page);
  await answerQuestions(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Answer received, conversation started!")).toBeVisible();
  await expect(page.getByText("Which door was it")).toBeVisible();
  for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();

  await page.getByLabel("Your message").fill("The radio played on Saturdays.");
  await page.getByRole("button", { name: "Continue with Flexi" }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await expect(page.getByLabel("Your message")).toHaveValue("");

  // Nothing of it is read from this browser.
  await page.evaluate(() => {
    const token = localStorage.getItem("token") ?? "";
    localStorage.clear();
    localStorage.setItem("token", token);
  });
  await page.reload();
  await expect(page.getByText("The radio played on Saturdays.", { exact: true })).toBeVisible();
  for (const answer of answers) await expect(page.getByText(answer, { exact: true })).toBeVisible();
});

test("a memory is written with the keyboard alone", async ({ signedIn: page }) => {
  await page.getByLabel("Memory type").focus();
  await page.keyboard.type("Chi");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("The house by the canal");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const box = page.getByRole("textbox", { name: /\?$/ });

  await test.step("Enter goes on from an answer, but not with Shift or while an input method is composing", async () => {
    await expect(box).toBeFocused();
    await page.keyboard.insertText("One line");
    // As Safari sends the Enter that ends a composition.
    await box.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.insertText("and another");
    await expect(box).toHaveValue("One line\nand another");
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 of 5")).toBeVisible();
  });

  await test.step("each question is reached and left with the Tab key", async () => {
    for (const [index, answer] of answers.slice(1).entries()) {
      await expect(page.getByText(`${index + 2} of 5`)).toBeVisible();
      await expect(box).toBeFocused();
      await page.keyboard.insertText(answer);
      for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    }
    await expect(page.getByText("5 of 5")).toBeVisible();
    // It is loaded with the last question.
    await expect(page.getByRole("textbox", { name: "When was this?" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "When was this?" })).toBeFocused();
    for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  });

  await test.step("Enter sends a message, and with Shift begins a line", async () => {
    await page.keyboard.insertText("One more");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.insertText("and another");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
    await expect(page.getByText("One more\nand another", { exact: true })).toBeVisible();
  });
});

test("each step names its missing input and its limit, and keeps what was typed", async ({ signedIn: page }) => {
  const [start, next, back] = ["Start", "Next", "Back"].map((name) => page.getByRole("button", { name, exact: true }));
  const name = page.getByLabel("Project name");
  await start?.click();
  await expect(page.getByText("Please select a memory type.")).toBeVisible();
  await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
  await start?.click();
  await expect(page.getByText("Please enter a project name to continue.")).toBeVisible();
  await name.fill("x".repeat(101));
  await expect(page.getByText("101 / 100")).toBeVisible();
  await start?.click();
  await expect(
    page.getByText("Please keep the project name to 100 characters or less.", { exact: true }),
  ).toBeVisible();
  await name.fill("x".repeat(100));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 5")).toBeVisible();

  const answer = page.getByRole("textbox", { name: /\?$/ });
  await expect(answer).toHaveAttribute("placeholder", "Enter your answer (100 words or less)");
  await next?.click();
  await expect(page.getByText("Please answer the current question before proceeding.")).toBeVisible();
  await answer.fill("x".repeat(601));
  await next?.click();
  await expect(page.getByText("Please keep your answer to 600 characters or less (about 100 words).")).toBeVisible();
  await answer.fill("x".repeat(600));
  await next?.click();
  await expect(page.getByText("2 of 5")).toBeVisible();
  await back?.click();
  await expect(answer).toHaveValue("x".repeat(600));
  await back?.click();
  await expect(name).toHaveValue("x".repeat(100));
});

test("a conversation takes files, and messages and notes of up to 600 characters, and shows replies as text", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  fakeAi.script = "# A heading\n\nA **bold** word, <b id='raw'>raw</b> and ![a picture](https://example.org/spy.png).";
  const requestedUrls: string[] = [];
  page.on("request", (call) => requestedUrls.push(call.url()));
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);

  await test.step("a reply is rendered as Markdown without HTML and without pictures", async () => {
    await expect(page.locator("strong", { hasText: "bold" })).toBeVisible();
    await expect(page.locator("#raw")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A heading");
    await expect(page.getByText("a picture")).toBeVisible();
    expect(requestedUrls.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  });

  await test.step("png, jpeg, jpg, pdf and text can be attached", async () => {
    const chooser = page.locator("input[type=file]");
    await expect(chooser).toHaveAttribute(
      "accept",
      ".png,.jpeg,.jpg,.pdf,.txt,image/png,image/jpeg,application/pdf,text/plain",
    );
    for (const [name, mimeType, buffer] of [
      ["a.png", "image/png", drawing],
      ["a.jpeg", "image/jpeg", photo],
      ["a.jpg", "image/jpeg", photo],
      ["a.pdf", "application/pdf", pdf(["The lock"])],
      ["a.txt", "text/plain", Buffer.from("The lock")],
    ] as const) {
      await chooser.setInputFiles({ name, mimeType, buffer });
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByRole("progressbar", { name: /Uploading/ })).toBeHidden();
      await page.getByRole("button", { name: `Remove ${name}` }).click();
    }
  });

  const send = page.getByRole("button", { name: "Continue with Flexi", exact: true });
  const message = page.getByLabel("Your message");
  await test.step("an empty or too long message is not sent and stays in its box", async () => {
    await send.click();
    await expect(page.getByText("Please write a message first.")).toBeVisible();
    await message.fill("x".repeat(601));
    await send.click();
    await expect(page.getByText("Please keep your message to 600 characters or less (about 100 words).")).toBeVisible();
    await expect(message).toHaveValue("x".repeat(601));
    expect(fakeAi.requests).toHaveLength(1);
  });

  await test.step("a long word does not make a narrow screen scroll sideways", async () => {
    await message.fill("w".repeat(600));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await send.click();
    await expect(page.getByRole("button", { name: "More about this reply" })).toHaveCount(2);
    await expect(page.getByRole("article").getByText("You", { exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a note has the same limit, and its button its colour", async () => {
    // Beside the button for the AI it is a tint of it, so that there is one loud button.
    await page.getByRole("button", { name: "+ NOTE TO SELF", exact: true }).click();
    const add = page.getByRole("button", { name: "ADD NOTE TO SELF", exact: true });
    await expect(add).toHaveCSS("background-color", "rgb(106, 176, 243)");
    await page.getByLabel("Your note").fill("x".repeat(601));
    await add.click();
    await expect(page.getByText(/^Please keep your note to 600 characters or less/)).toBeVisible();
    await page.getByLabel("Your note").fill("x".repeat(600));
    await add.click();
    await expect(page.getByText("Note to self", { exact: true })).toBeVisible();
  });

  await test.step("a topic in the menu starts a new conversation about it", async () => {
    await page.getByRole("navigation").getByText("People", { exact: true }).click();
    await page.getByRole("button", { name: "Family" }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByLabel("Memory type")).toHaveValue("family");
  });
});
