import type { Page } from "@playwright/test";
import { callAs, newConversation } from "../support/browser/conversation";
import { expect, test } from "../support/browser/test";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get("search-match") ?? [])].map(String));

test("back and forward go between conversations and to a search match, and skip redirects", async ({
  signedIn: page,
  request,
  account,
}) => {
  const canal = await newConversation(request, account, "The canal");
  const lighthouse = await newConversation(request, account, "The lighthouse");
  await callAs(request, account, "/api/add-note", { conversationId: canal, content: "Ask Ruth about the barge." });
  await page.goto(`/#/conversation/${canal}`);
  await expect(title(page)).toHaveText("The canal");
  await page.goto(`/#/conversation/${lighthouse}`);
  await expect(title(page)).toHaveText("The lighthouse");
  await page.keyboard.press("Control+k");
  await page.getByRole("searchbox").fill("barge");
  await page.getByRole("dialog").getByRole("link").filter({ hasText: "barge" }).click();
  await expect.poll(() => marked(page)).toEqual(["barge"]);
  // The login redirects a person who is signed in to home.
  await page.goto("/#/login");
  await expect(title(page)).toHaveText(/^Hi, /);

  await page.goBack();
  await expect.poll(() => marked(page)).toEqual(["barge"]);
  await page.goBack();
  await expect(title(page)).toHaveText("The lighthouse");
  await page.goBack();
  await expect(title(page)).toHaveText("The canal");
  expect(await marked(page)).toEqual([]);
  await page.goForward();
  await expect(title(page)).toHaveText("The lighthouse");
  await page.goForward();
  await expect.poll(() => marked(page)).toEqual(["barge"]);
  await page.goForward();
  await expect(title(page)).toHaveText(/^Hi, /);
});
