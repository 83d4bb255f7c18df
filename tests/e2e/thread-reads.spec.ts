import type { APIRequestContext, Page } from "@playwright/test";
import { callAs, newConversation } from "../support/browser/conversation";
import { type Account, expect, signIn, test } from "../support/browser/test";

const texts = (page: Page) => page.locator("main [data-searchable]");
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

/** Signs in at a conversation with a fake clock. Returns a function that counts how often the page has read the thread. */
async function openThread(page: Page, account: Account, id: string): Promise<() => number> {
  let reads = 0;
  page.on("request", (request) => {
    if (request.method() === "GET" && request.url().includes(`/api/conversations/${id}`)) reads++;
  });
  await page.clock.install();
  await signIn(page, account, `/conversation/${id}`);
  await expect(page.getByRole("heading", { name: "The house by the canal" })).toBeVisible();
  return () => reads;
}

async function sendMessage(page: Page, message: string): Promise<void> {
  await page.getByLabel("Your message").fill(message);
  await page.keyboard.press("Enter");
}

/** Adds a note, after which every earlier request of the page has been sent. */
async function addNote(page: Page, text: string): Promise<void> {
  await page.getByRole("button", { name: "+ NOTE TO SELF" }).click();
  await page.getByLabel("Your note").fill(text);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: text })).toBeVisible();
}

async function upload(request: APIRequestContext, { token }: Account): Promise<{ fileId: string }> {
  const file = { name: "deed.txt", mimeType: "text/plain", buffer: Buffer.from("A deed.") };
  const headers = { authorization: `Bearer ${token}` };
  return (await request.post("/api/upload", { headers, multipart: { file }, failOnStatusCode: true })).json();
}

/** Leaves the tab for this many milliseconds and comes back to it. */
async function leaveTabFor(page: Page, ms: number): Promise<void> {
  const show = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      if (value === "visible") window.dispatchEvent(new Event("focus"));
    }, state);
  await show("hidden");
  await page.clock.fastForward(ms);
  await show("visible");
}

test("a thread is read again only when it lacks something", async ({ page, request, account, fakeAi }) => {
  const conversationId = await newConversation(request, account);
  const sendElsewhere = (message: string, fileId?: string) =>
    callAs(request, account, "/api/grok", { conversationId, message, fileId });
  const { fileId } = await upload(request, account);
  fakeAi.fault = ["pause"];
  const replied = sendElsewhere("The deed.", fileId);
  await expect.poll(() => fakeAi.requests.length).toBe(2);
  const allReads = await openThread(page, account, conversationId);
  await expect(copies(page)).toHaveCount(1);

  await test.step("coming back to the tab shows a reply that was pending", async () => {
    fakeAi.resume();
    await replied;
    await leaveTabFor(page, 60_000);
    await page.clock.runFor(1_500);
    await expect(copies(page)).toHaveCount(2);
  });
  const before = allReads();
  /** The further ones. */
  const reads = () => allReads() - before;
  await test.step("a reply and a note are added without reading it again", async () => {
    await sendMessage(page, "The radio played.");
    await expect(copies(page)).toHaveCount(3);
    await addNote(page, "Ask Ruth.");
    expect(reads()).toBe(0);
  });
  await test.step("coming back to the tab reads it again only to renew expired links to files", async () => {
    await leaveTabFor(page, 60_000);
    await addNote(page, "Ask Ada.");
    expect(reads()).toBe(0);
    // What another device sends during the read would be in it.
    const isRead = page.waitForResponse(`/api/conversations/${conversationId}`);
    await leaveTabFor(page, 20 * 60_000);
    await isRead;
    expect(reads()).toBe(1);
  });
  await test.step("a message that was sent from another device appears after the next reply", async () => {
    await sendElsewhere("From the phone.");
    await sendMessage(page, "From here.");
    await expect(page.getByText("From the phone.")).toBeVisible();
    await expect(copies(page)).toHaveCount(5);
    expect(reads()).toBe(2);
  });
  await test.step("opening it again shows entries that were added on another device meanwhile", async () => {
    await page.getByRole("main").getByRole("button", { name: "Start New" }).click();
    await sendElsewhere("From the train.");
    await page.clock.fastForward(10_000);
    await page.goBack();
    await expect(page.getByText("From the train.")).toBeVisible();
  });
  await test.step("it is read again if it does not contain the search match to open", async () => {
    await sendElsewhere("From the ship.");
    await page.evaluate((id) => {
      window.location.hash = `#/conversation/${id}?search=ship&index=5`;
    }, conversationId);
    await expect(page.getByText("From the ship.")).toBeInViewport();
  });
  await test.step("it is what a reload shows", async () => {
    const shown = await texts(page).allTextContents();
    await page.reload();
    await expect(texts(page)).toHaveText(shown);
  });
});

test("opening the menu and the editor of an entry reads no other draft from the browser's storage", async ({
  page,
  request,
  account,
}) => {
  const keys: string[] = [];
  await page.exposeFunction("noteKey", (key: string) => void keys.push(key));
  await signIn(page, account, `/conversation/${await newConversation(request, account)}`);
  const opener = page.getByRole("button", { name: "Change this answer" });
  await expect(opener).toBeVisible();
  await page.evaluate(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      (window as unknown as { noteKey: (key: string) => void }).noteKey(key);
      return read.call(this, key);
    };
  });
  await opener.click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "What it should say" })).toBeFocused();
  await expect.poll(() => keys).toContainEqual(expect.stringContaining(".entry.answer-0"));
  expect(keys.filter((key) => key.startsWith("flexi.draft.") && !key.includes(".entry.answer-0"))).toEqual([]);
});
