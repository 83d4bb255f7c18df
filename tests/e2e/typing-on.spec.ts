import type { Page } from "@playwright/test";
import { newConversation } from "../support/browser/conversation";
import { emptyStorage, fillStorage } from "../support/browser/forbid-storage";
import { holdResponses } from "../support/browser/hold-responses";
import { expect, signIn, test } from "../support/browser/test";

test.use({ expectedErrors: /net::ERR_FAILED/ });

const message = (page: Page) => page.getByLabel("Your message");
const projectName = (page: Page) => page.getByLabel("Project name");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("what is typed while a message or a note is being saved stays in its field", async ({
  page,
  request,
  account,
}) => {
  const id = await newConversation(request, account);
  await signIn(page, account);
  await page.goto(`/#/conversation/${id}`);
  await message(page).fill("We took the boat.");
  const releaseMessage = await holdResponses(page, "**/api/grok");
  await message(page).press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "We took the boat." })).toBeVisible();
  await expect(message(page)).toHaveValue("");
  await message(page).press("Enter");
  await expect(page.getByText("Please write a message first.")).toHaveCount(0);
  await button(page, "+ NOTE TO SELF").click();
  await expect(page.getByLabel("Your note")).toHaveValue("");
  await button(page, "Back to the conversation").click();
  await expect(message(page)).toBeFocused();
  await page.keyboard.type("And then we went home.");
  await releaseMessage();
  await expect(message(page)).toHaveValue("And then we went home.");
  await expect(page.getByRole("article").filter({ hasText: "We took the boat." }).first()).toBeVisible();

  await button(page, "+ NOTE TO SELF").click();
  const note = page.getByLabel("Your note");
  await note.fill("She was crying.");
  const releaseNote = await holdResponses(page, "**/api/add-note");
  await note.press("Enter");
  await page.keyboard.type(" I never asked.");
  await releaseNote();
  await expect(note).toHaveValue("I never asked.");
  await expect(page.getByText("She was crying.")).toBeVisible();

  await button(page, "Back to the conversation").click();
  await message(page).fill("Nobody spoke.");
  await page.route("**/api/grok", (route) => route.abort());
  await message(page).press("Enter");
  await expect(page.getByText("Your words are below.")).toBeVisible();
  await expect(message(page)).toHaveValue("Nobody spoke.");
});

test("with a full storage typing goes on, and each field says that nothing is saved", async ({
  page,
  request,
  account,
}) => {
  const path = `/conversation/${await newConversation(request, account)}`;
  const line = page.getByText(/^Not saved on this device/);
  await signIn(page, account, path);
  await expect(message(page)).toBeVisible();
  await fillStorage(page);
  await test.step("a message and a note", async () => {
    await message(page).fill("It was green.");
    await expect(line).toHaveCount(1);
    await button(page, "+ NOTE TO SELF").click();
    await expect(page.getByLabel("Your note")).toHaveValue("It was green.");
    await expect(line).toHaveCount(1);
  });
  await test.step("a change of an entry", async () => {
    await button(page, "Change this answer").click();
    await button(page, "Edit").click();
    await page.getByLabel("What it should say").fill("The wide house.");
    await expect(
      page
        .locator("form")
        .filter({ hasText: "Cancel" })
        .getByText(/^Not saved/),
    ).toBeVisible();
  });
  await test.step("without a connection nothing says otherwise", async () => {
    await page.context().setOffline(true);
    await expect(page.getByText("You're offline, and this device has no space for what you typed.")).toBeVisible();
    await expect(page.getByText("is saved on this device")).toHaveCount(0);
    await page.context().setOffline(false);
  });
  await test.step("the browser asks before it loads the page again", async () => {
    const question = page.waitForEvent("dialog");
    const reload = page.evaluate(() => location.reload());
    expect((await question).type()).toBe("beforeunload");
    await (await question).dismiss();
    await reload;
    await expect(page.getByLabel("Your note")).toHaveValue("It was green.");
  });
  await test.step("a memory that is begun, until there is space again", async () => {
    await page.goto("/#/");
    await projectName(page).fill("The lift");
    await expect(line).toHaveCount(1);
    await page.getByLabel("Memory type").selectOption({ label: "Childhood" });
    await projectName(page).fill("x".repeat(101));
    await button(page, "Start").click();
    await expect(page.getByText("Please keep the project name to 100 characters or less.")).toBeVisible();
    await expect(line).toHaveCount(1);
    await projectName(page).fill("The lift");
    await emptyStorage(page);
    await projectName(page).pressSequentially("s");
    await expect(line).toHaveCount(0);
    await page.reload();
    await expect(projectName(page)).toHaveValue("The lifts");
  });
});
