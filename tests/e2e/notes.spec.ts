import type { Page } from "@playwright/test";
import type { FeatureConfig } from "../../lib/config/app-config";
import { changeFeatures, featureFile } from "../support/browser/change-configuration";
import { callAs, newConversation } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

/** Loads the page again under another configuration. */
async function configure(page: Page, change: (features: FeatureConfig) => void): Promise<void> {
  await changeFeatures(page, change);
  await page.reload();
}

test.beforeEach(async ({ signedIn: page, request, account }) => {
  await page.goto(`/#/conversation/${await newConversation(request, account)}`);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
});

test("after a reload a note is still at its position in the thread", async ({ signedIn: page }) => {
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await expect(page.getByText("Only you. Not sent to the AI.")).toBeVisible();
  await page.getByLabel("Your note").fill("Ask Ruth about lock 12.");
  await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Ask Ruth about lock 12." })).toBeVisible();
  await page.getByLabel("Your message").fill("The radio played.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  await page.reload();
  const written = page.getByRole("article").filter({ hasText: /Ask Ruth|The radio played\.$/ });
  await expect(written).toHaveCount(2);
  await expect(written.first()).toContainText("Ask Ruth about lock 12.");
});

test("adding a note shows the notes that were added on another device meanwhile", async ({
  signedIn: page,
  request,
  account,
}) => {
  const conversationId = page.url().split("/").at(-1);
  await callAs(request, account, "/api/add-note", { conversationId, content: "From the phone." });
  await expect(page.getByText("From the phone.")).toHaveCount(0);
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("Ask Ruth about lock 12.");
  await page.keyboard.press("Enter");
  const notes = page.getByRole("article").filter({ hasText: /From the phone\.|Ask Ruth/ });
  await expect(notes).toHaveText([/From the phone\./, /Ask Ruth/]);
});

test("no note is sent to the AI, and the receipt shows what was sent and how many notes were not", async ({
  signedIn: page,
  fakeAi,
}) => {
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("canary-in-the-note");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "canary-in-the-note" })).toBeVisible();
  await page.getByLabel("Your message").fill("The radio played.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(2);
  expect(fakeAi.requests).toHaveLength(2);
  expect(JSON.stringify(fakeAi.requests)).not.toContain("canary");
  await page.getByText("What the AI saw").last().click();
  await expect(page.getByText("Not sent: 1 private note.")).toBeVisible();
  await page.getByText("Word for word").last().click();
  const sent = page.getByRole("region", { name: "Word for word" });
  await expect(sent).toContainText("The radio played.");
  await expect(sent).toContainText("You talk with one person");
  await expect(sent).not.toContainText("canary");
});

test("an empty note is not saved, and the box is for messages again", async ({ signedIn: page }) => {
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
  await expect(page.getByLabel("Your message")).toBeFocused();
  await expect(page.getByText("Note to self", { exact: true })).toHaveCount(0);
});

test("a draft of a message can become a note, but a draft of a note never becomes a message", async ({
  signedIn: page,
}) => {
  await page.getByLabel("Your message").fill("Only for me");
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await expect(page.getByLabel("Your note")).toHaveValue("Only for me");
  await page.getByRole("button", { name: "Back to the conversation" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Your note")).toHaveValue("Only for me");
});

test.describe("when a note cannot be saved", () => {
  test.use({ expectedErrors: /net::ERR_FAILED|status of 404/ });

  test("its text stays in the box, and the reason is shown", async ({ signedIn: page, request, account }) => {
    await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
    await page.getByLabel("Your note").fill("x".repeat(601));
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please keep your note to 600 characters or less (about 100 words).")).toBeVisible();
    await page.getByLabel("Your note").fill("Ask Ruth");
    await page.route("**/api/add-note", (route) => route.abort());
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Error adding note: The server cannot be reached/)).toBeVisible();
    await page.unroute("**/api/add-note");
    const id = page.url().split("/").at(-1);
    await request.delete("/api/conversation/delete", {
      headers: { authorization: `Bearer ${account.token}` },
      data: { id },
      failOnStatusCode: true,
    });
    await page.keyboard.press("Enter");
    await expect(page.getByText("Failed to add note: Conversation not found")).toBeVisible();
    await expect(page.getByLabel("Your note")).toHaveValue("Ask Ruth");
  });
});

test("the draft of a note is kept but not shown while notes are switched off", async ({ signedIn: page }) => {
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("Half a note");
  await configure(page, (features) => {
    features.personalNote.enabled = false;
  });
  await expect(page.getByLabel("Your message")).toBeVisible();
  await expect(page.getByRole("button", { name: "+ NOTE TO SELF" })).toHaveCount(0);
  await page.unroute(featureFile);
  await page.reload();
  await expect(page.getByLabel("Your note")).toHaveValue("Half a note");
});

test("while the chat is switched off, a conversation says so and notes can still be added", async ({
  signedIn: page,
}) => {
  await configure(page, (features) => {
    features.flexiFeatures.chat.topics = {};
  });
  await expect(page.getByText("The chat feature is disabled.")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveCount(0);
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill("Ask Ruth.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "Ask Ruth." })).toBeVisible();
  await page.getByRole("button", { name: "Start New" }).first().click();
  await page.getByRole("main").getByRole("button", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "Conversation History" })).toBeVisible();
});
