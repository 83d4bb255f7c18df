import type { Locator, Page } from "@playwright/test";
import { pauseClock } from "../support/browser/clock";
import { answerQuestions, callAs, newConversation, openFirstQuestion } from "../support/browser/conversation";
import { expect, signIn, test } from "../support/browser/test";

// Chromium reports every refused change.
test.use({ expectedErrors: /409 \(Conflict\)/ });

const field = (page: Page) => page.getByRole("textbox", { name: "What it should say" });
const copies = (page: Page) => page.getByRole("button", { name: "Copy", exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const press = async (target: Locator, key = "Enter") => {
  await target.focus();
  await target.press(key);
};
const open = async (page: Page, entry: string, action: string, index = 0) => {
  await press(button(page, `Change this ${entry}`).nth(index));
  await press(button(page, action));
};
/** The focus is on something in the thread. */
const focusStays = (page: Page) => expect(page.locator("ol > li :focus")).toHaveCount(1);
const lastPrompt = (requests: { messages: unknown[] }[]) => JSON.stringify(requests.at(-1)?.messages);

test("an entry is edited in place, undone, removed and brought back by keyboard alone", async ({
  page,
  request,
  account,
}) => {
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  const opener = button(page, "Change this answer");

  await test.step("Escape leaves the change as a draft, which is there on coming back", async () => {
    await press(opener);
    await page.keyboard.press("Tab");
    await expect(button(page, "Edit")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page, "Edit")).toHaveCount(0);
    await expect(opener).toBeFocused();
    await open(page, "answer", "Edit");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(" Perhaps.");
    await page.keyboard.press("Escape");
    await press(button(page, "Keep writing"));
    await press(button(page, "Use the saved text"));
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(" And the lock.");
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(page.getByText("You have an unsaved change of “The narrow house at lock 12”.")).toBeVisible();
    await page.goto("/#/");
    await page.goBack();
    await expect(page.getByText("You have an unsaved change of")).toBeInViewport();
    await press(button(page, "Discard"));
    await press(button(page, "Undo"));
    await press(button(page, "Keep writing"));
    await expect(field(page)).toHaveValue("The narrow house at lock 12. And the lock.");
  });
  await test.step("Ctrl+Enter saves it, and Ctrl+Z takes it back", async () => {
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("The narrow house at lock 12. And the lock.")).toBeVisible();
    await expect(page.getByText("This reply is to what you wrote before your change.")).toBeVisible();
    await expect(button(page, "Undo")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByText("The narrow house at lock 12.", { exact: true })).toBeVisible();
    await expect(page.getByText("This reply is to what you wrote before your change.")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step("an empty text asks whether to remove it", async () => {
    await open(page, "answer", "Edit");
    await field(page).fill("");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText("Remove it?")).toBeVisible();
    await press(button(page, "Keep writing"));
    await expect(field(page)).toBeFocused();
    await press(button(page, "Cancel"));
    await expect(opener).toBeFocused();
    await expect(button(page, "Keep writing")).toHaveCount(0);
    await open(page, "answer", "Remove");
    await expect(page.getByText("You removed this answer.")).toBeVisible();
    await expect(button(page, "Undo")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(opener).toBeFocused();
    await open(page, "answer", "Remove");
  });
  await test.step("an earlier version is brought back", async () => {
    await expect(button(page, "Earlier versions")).toBeFocused();
    await page.keyboard.press("Enter");
    const removed = page.getByRole("dialog").getByRole("listitem").filter({ hasNotText: "And the lock." });
    await expect(removed.getByRole("button", { name: "Restore" })).toHaveAccessibleDescription(/^Until /);
    await press(removed.getByRole("button", { name: "Restore" }));
    await expect(page.getByText("The narrow house at lock 12.", { exact: true })).toBeVisible();
    await expect(opener).toBeFocused();
  });
  await test.step("the name is corrected, and home has the new one", async () => {
    await press(button(page, "More about this memory"));
    await press(button(page, "Edit"));
    const name = page.getByRole("textbox", { name: "New name" });
    await name.fill("Not this one");
    await press(button(page, "Cancel"));
    await expect(button(page, "More about this memory")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The house by the canal");
    await press(button(page, "Undo"));
    await expect(name).toHaveValue("Not this one");
    await name.fill("The house by the lock");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The house by the lock");
    await page.goto("/#/");
    await expect(page.getByRole("main").getByText("The house by the lock")).toBeVisible();
  });
});

test("of two edits at once one wins, the other is told and keeps its text, and no edit is saved while a reply is written", async ({
  page,
  request,
  account,
  fakeAi,
}) => {
  const id = await newConversation(request, account);
  await callAs(request, account, "/api/grok", { conversationId: id, message: "The radio played." });
  await callAs(request, account, "/api/add-note", { conversationId: id, content: "Ask Ruth." });
  await signIn(page, account, `/conversation/${id}`);

  await test.step("a stale change is reported and wins at the second try", async () => {
    await open(page, "note", "Edit");
    await field(page).fill("Ask Ruth and Ada.");
    const { notes } = await callAs<{ notes: { _id: string }[] }>(request, account, "/api/notes", {
      conversationId: id,
    });
    const headers = { authorization: `Bearer ${account.token}` };
    const elsewhere = { text: "Ask nobody.", version: 0 };
    const path = `/api/conversations/${id}/entries/note-${notes[0]?._id}`;
    await request.patch(path, { headers, data: elsewhere, failOnStatusCode: true });
    await button(page, "Save").click();
    const alert = page.getByRole("alert").filter({ hasText: "This was changed in another window" });
    await expect(alert).toContainText("Ask nobody.");
    await expect(field(page)).toHaveValue("Ask Ruth and Ada.");
    await button(page, "Save").click();
    await expect(page.getByRole("article").getByText("Ask Ruth and Ada.")).toBeVisible();
    await open(page, "note", "Earlier versions");
    const texts = page.getByRole("dialog").getByRole("listitem");
    await expect(texts).toContainText([/Ask nobody\./, /Ask Ruth\./]);
  });
  await test.step("Remove for good leaves nothing of it", async () => {
    await press(button(page, "Remove for good"));
    await page.keyboard.press("Enter");
    await expect(button(page, "Remove for good")).toBeFocused();
    await page.keyboard.press("Enter");
    await pauseClock(page);
    await press(page.getByRole("alert").getByRole("button", { name: "Remove for good" }));
    await expect(page.getByText("Removed for good.")).toBeVisible();
    await expect(page.getByText(/Ask (Ruth|nobody)/)).toHaveCount(0);
    await focusStays(page);
    await page.clock.resume();
  });
  await test.step("a removal elsewhere is reported, and the change stays", async () => {
    await open(page, "message", "Edit");
    await field(page).fill("The radio played at noon.");
    const headers = { authorization: `Bearer ${account.token}` };
    const path = `/api/conversations/${id}/entries/message-1?version=0`;
    await request.delete(path, { headers, failOnStatusCode: true });
    await button(page, "Save").click();
    await expect(page.getByText(/^This was removed .* copy it, or save it to restore the entry\.$/)).toBeVisible();
    await expect(field(page)).toHaveValue("The radio played at noon.");
    await button(page, "Save").click();
    await expect(page.getByText("The radio played at noon.")).toBeVisible();
    // A removed entry has no version to go back to.
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    await expect(button(page, "Undo")).toHaveCount(0);
  });
  await test.step("a change waits while its reply is written", async () => {
    fakeAi.fault = "pause";
    await page.getByLabel("Your message").fill("It was green.");
    await button(page, "Continue with Flexi").click();
    await expect(button(page, "Stop")).toBeEnabled();
    await open(page, "message", "Edit", 1);
    await field(page).fill("It was blue.");
    await button(page, "Save").click();
    await expect(page.getByText("The reply to this is still being written.")).toBeVisible();
    fakeAi.resume();
    await expect(page.getByText("The reply is here. You can save your change now.")).toBeVisible();
    await button(page, "Save").click();
    await expect(page.getByText("It was blue.")).toBeVisible();
    await expect(page.getByText("It was green.")).toHaveCount(0);
  });
});

test("a memory is kept without asking the AI and asked about later, and another reply takes the position of the former one", async ({
  signedIn: page,
  fakeAi,
}) => {
  fakeAi.script = "The first reply.";
  await test.step("from the last question, with the acknowledgement", async () => {
    await openFirstQuestion(page);
    await answerQuestions(page);
    await button(page, "Just save it").click();
    await expect(page.getByText("Answer received, conversation started!")).toBeVisible();
    await expect(page.getByText("Saved, not sent to the AI.")).toBeVisible();
    await expect(page.getByText("I counted boats.")).toBeVisible();
  });
  await test.step("from the menu of the button", async () => {
    await page.getByLabel("Your message").fill("The radio played.");
    await button(page, "Other choices").click();
    await button(page, "Just save it Saved, not sent to the AI").click();
    await expect(page.getByText("Saved, not sent to the AI.")).toHaveCount(2);
    await expect(page.getByLabel("Your message")).toHaveValue("");
    await page.reload();
    await expect(page.getByText("Saved, not sent to the AI.")).toHaveCount(2);
    expect(fakeAi.requests).toEqual([]);
  });
  await test.step("later the AI is asked about it", async () => {
    await button(page, "Send it to the AI now").last().click();
    await expect(copies(page)).toHaveCount(1);
    await expect(page.getByText("Saved, not sent to the AI.")).toHaveCount(1);
    expect(lastPrompt(fakeAi.requests)).toContain("The radio played.");
    expect(lastPrompt(fakeAi.requests)).not.toContain("I counted boats.");
  });
  await test.step("the answers, too", async () => {
    await button(page, "Send it to the AI now").click();
    await expect(page.getByText("The first reply.")).toHaveCount(2);
  });
  await test.step("an outdated reply is asked for again, with the new words", async () => {
    await open(page, "answer", "Edit");
    await field(page).fill("The wide house at lock 13.");
    await button(page, "Save").click();
    fakeAi.script = "The second reply.";
    fakeAi.fault = "pause";
    await press(button(page, "Ask again"));
    await expect(page.getByText("The reply is being written.").first()).toBeAttached();
    await focusStays(page);
    fakeAi.fault = null;
    fakeAi.resume();
    await expect(page.getByText("The second reply.")).toBeVisible();
    await expect(page.getByText("This reply is to what you wrote before your change.")).toHaveCount(0);
    expect(lastPrompt(fakeAi.requests)).toContain("lock 13");
    expect(lastPrompt(fakeAi.requests)).not.toContain("lock 12");
  });
  await test.step("the last reply is asked for again at any time, and a failure leaves it", async () => {
    fakeAi.fault = 401;
    await button(page, "More about this reply").last().click();
    await button(page, "Ask again").click();
    await expect(page.getByText(/^There's no new reply\./)).toBeVisible();
    await expect(page.getByText("The first reply.")).toBeVisible();
  });
  await test.step("the former reply is an earlier version", async () => {
    await button(page, "More about this reply").first().click();
    await button(page, "Earlier versions").click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText("The first reply.")).toHaveCount(2);
  });
});
