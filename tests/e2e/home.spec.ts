import { newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

test("Start New can be undone from a conversation and from the questions", async ({ page, request, account }) => {
  const id = await newConversation(request, account, "The canal");
  await signIn(page, account, `/conversation/${id}`);
  await page.getByLabel("Your message").fill("Not sent yet");
  await page.getByRole("navigation").getByRole("button", { name: "Start New" }).click();
  await expect(page.getByText("You started anew.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("Not sent yet");

  await page.goto("/#/");
  await page.getByLabel("Project name").fill("Half a name");
  await page.getByRole("button", { name: "Start New" }).dblclick();
  await expect(page.getByLabel("Project name")).toHaveValue("");
  await expect(page.getByText("You started anew. What you had typed is not lost yet.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Project name")).toHaveValue("Half a name");
  await page.reload();
  await expect(page.getByLabel("Project name")).toHaveValue("Half a name");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("the box of an answer is large enough to write in and grows with its text", async ({ signedIn: page }) => {
  await openFirstQuestion(page);
  const answer = page.getByRole("textbox", { name: /\?$/ });
  expect(Math.round((await answer.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(160);
  await answer.fill("A word. ".repeat(75));
  const hidden = await answer.evaluate((box) => box.scrollHeight - box.clientHeight);
  expect(hidden).toBe(0);
});

test("the home view links to memories of this day", async ({ signedIn: page, request, account }) => {
  await expect(page.getByText("On this day")).toHaveCount(0);
  const id = await newConversation(request, account, "The canal");
  const then = new Date();
  then.setFullYear(then.getFullYear() - 2);
  const memory = { _id: id, projectName: "The canal", topic: "childhood", timestamp: then.toISOString(), excerpt: "" };
  await page.route("**/api/on-this-day?timeZone=*", (route) => route.fulfill({ json: { conversations: [memory] } }));
  await page.reload();
  await expect(page.getByText("On this day, 2 years ago")).toBeVisible();
  await page.getByRole("link", { name: "“The canal”" }).click();
  await expect(page.getByRole("heading", { name: "The canal" })).toBeVisible();
});

test.describe("a conversation that does not exist", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("an unknown conversation leads home and shows a message", async ({ signedIn: page }) => {
    await page.goto("/#/conversation/nobody-knows-it");
    await expect(page.getByText("Conversation not found")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  });

  test("a temporary message is shown below the top bar of a phone", async ({ signedIn: page }) => {
    await page.setViewportSize({ width: 375, height: 760 });
    await page.goto("/#/conversation/nobody-knows-it");
    const bar = await page.getByRole("banner").boundingBox();
    const message = await page.getByText("Conversation not found").boundingBox();
    expect(message?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.POSITIVE_INFINITY);
  });

  test("a conversation id that is the name of another route leads home", async ({ signedIn: page }) => {
    await page.goto("/#/conversation/on-this-day");
    await expect(page.getByText("Conversation not found")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Hi, / })).toBeVisible();
  });
});
