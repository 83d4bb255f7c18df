import type { Page } from "@playwright/test";
import { changeFeatures, featureFile } from "../support/browser/change-configuration";
import { callAs, newConversation } from "../support/browser/conversation";
import { malformed } from "../support/browser/malformed-responses";
import { expect, signIn, test } from "../support/browser/test";

const openNote = (page: Page) => page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
const note = (page: Page, text: string | RegExp) => page.getByRole("article").filter({ hasText: text });
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

async function addNote(page: Page, text: string): Promise<void> {
  await openNote(page);
  await page.getByLabel("Your note").fill(text);
  await page.keyboard.press("Enter");
}

// Notes that the test does not let be saved.
test.use({ expectedErrors: /net::ERR_FAILED|status of 404/ });

test("a note stays at its position, reaches no AI, and brings the notes of other devices; one that cannot be saved stays in the box", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  const conversationId = await newConversation(request, account);
  await signIn(page, account, `/conversation/${conversationId}`);
  await expect(copies(page)).toHaveCount(1);

  await test.step("an empty note is not saved, and the box is for messages again", async () => {
    await openNote(page);
    await expect(page.getByText("Only you can see this. It's not sent to the AI.")).toBeVisible();
    await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
    await expect(page.getByLabel("Your message")).toBeFocused();
    await expect(page.getByText("Note to self", { exact: true })).toHaveCount(0);
  });
  await test.step("adding a note shows those that were added on another device meanwhile", async () => {
    await callAs(request, account, "/api/add-note", { conversationId, content: "From the phone." });
    await expect(page.getByText("From the phone.")).toHaveCount(0);
    await openNote(page);
    await page.getByLabel("Your note").fill("canary-in-the-note");
    await page.getByRole("button", { name: "ADD NOTE TO SELF" }).click();
    await expect(note(page, /From the phone\.|canary/)).toHaveText([/From the phone\./, /canary/]);
  });
  await test.step("no note is sent to the AI, and the receipt shows what was sent and how many notes were not", async () => {
    await page.getByLabel("Your message").fill("The radio played.");
    await page.keyboard.press("Enter");
    await expect(copies(page)).toHaveCount(2);
    expect(fakeAi.requests).toHaveLength(2);
    expect(JSON.stringify(fakeAi.requests)).not.toContain("canary");
    await page.getByText("What the AI saw").last().click();
    await expect(page.getByText("Not sent: 2 private notes.")).toBeVisible();
    await page.getByText("Word for word").last().click();
    const sent = page.getByRole("region", { name: "Word for word" });
    await expect(sent).toContainText("The radio played.");
    await expect(sent).toContainText("You talk with one person");
    await expect(sent).not.toContainText("canary");
  });
  await test.step("a draft of a message can become a note, but a draft of a note never becomes a message", async () => {
    await page.getByLabel("Your message").fill("Only for me");
    await openNote(page);
    await expect(page.getByLabel("Your note")).toHaveValue("Only for me");
    await page.getByRole("button", { name: "Back to the conversation" }).click();
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
  await test.step("after a reload the notes are at their position in the thread, and the draft is there", async () => {
    await page.reload();
    await expect(page.getByLabel("Your note")).toHaveValue("Only for me");
    const written = note(page, /From the phone\.|canary|The radio played\.$/);
    await expect(written).toHaveText([/From the phone\./, /canary/, /The radio played\./]);
  });
  await test.step("a malformed list of notes hides none that was saved", async () => {
    await page.route("**/api/notes", (route) => route.fulfill({ json: malformed[2] }), { times: 1 });
    const read = page.waitForResponse("**/api/notes");
    await page.getByLabel("Your note").press("Enter");
    await read;
    await expect(note(page, "Only for me")).toBeVisible();
  });
  await test.step("the text of a note that cannot be saved stays in the box, and the reason is shown", async () => {
    await addNote(page, "x".repeat(601));
    await expect(page.getByText("Please keep your note to 600 characters or less (about 100 words).")).toBeVisible();
    await page.getByLabel("Your note").fill("Ask Ada");
    await page.route("**/api/add-note", (route) => route.abort(), { times: 1 });
    await page.getByLabel("Your note").press("Enter");
    await expect(page.getByText(/^Error adding note: The server can't be reached/)).toBeVisible();
    const headers = { authorization: `Bearer ${account.token}` };
    await request.delete("/api/conversation/delete", { headers, data: { id: conversationId }, failOnStatusCode: true });
    await page.keyboard.press("Enter");
    await expect(page.getByText("Failed to add note: Conversation not found")).toBeVisible();
    await expect(page.getByLabel("Your note")).toHaveValue("Ask Ada");
  });
});

test("without a chat notes can still be added, and without notes the draft of one is kept but not shown", async ({
  page,
  request,
  account,
}) => {
  const path = `/conversation/${await newConversation(request, account)}`;

  await test.step("the chat is switched off", async () => {
    await changeFeatures(page, (features) => {
      features.flexiFeatures.chat.topics = {};
    });
    await signIn(page, account, path);
    await expect(page.getByText("The chat feature is disabled.")).toBeVisible();
    await expect(page.getByLabel("Your message")).toHaveCount(0);
    await addNote(page, "Ask Ruth.");
    await expect(note(page, "Ask Ruth.")).toBeVisible();
    await openNote(page);
    await page.getByLabel("Your note").fill("Half a note");
    await page.getByRole("button", { name: "Start New" }).first().click();
    await page.getByRole("main").getByRole("button", { name: "History" }).click();
    await expect(page.getByRole("region", { name: "Conversation History" })).toBeVisible();
    await page.unroute(featureFile);
  });
  await test.step("notes are switched off", async () => {
    await changeFeatures(page, (features) => {
      features.personalNote.enabled = false;
    });
    await signIn(page, account, path);
    await expect(page.getByLabel("Your message")).toHaveValue("");
    await expect(page.getByRole("button", { name: "+ NOTE TO SELF" })).toHaveCount(0);
    await page.unroute(featureFile);
    await page.reload();
    await expect(page.getByLabel("Your note")).toHaveValue("Half a note");
  });
});
