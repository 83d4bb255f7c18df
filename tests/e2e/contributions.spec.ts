import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility";
import { callAs } from "../support/browser/conversation";
import {
  newSharedThread,
  newThread,
  openMenuEntry,
  openSecondBrowser,
  revokeShare,
  sharedTexts,
} from "../support/browser/sharing";
import { expect, test } from "../support/browser/test";
import { drawing } from "../support/factories/images";

test.use({
  expectedErrors:
    /404 .*\/api\/share\/post|\/api\/contributions.* 400|400 .*\/api\/contributions|net::ERR_FAILED .*\/api\/contributions/,
});

const words = "I had the bed under the slope.";

/** The picture that was sent with it. */
const expectLoaded = (where: Locator) =>
  expect(where.getByRole("img", { name: "Under the slope" })).toHaveJSProperty("naturalWidth", 16);

test("what a reader remembers stands beside the memory of the sharer, until it is withdrawn", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id } = await newSharedThread(request, account);
  const bob = await newAccount();
  const reader = await openSecondBrowser(browser, baseURL, bob, `/share/post/${id}`);
  const letter = reader.getByRole("main");

  await test.step("it is offered", async () => {
    await reader.getByRole("button", { name: "I remember it too" }).click();
    await reader.getByRole("textbox", { name: "What you remember" }).fill(words);
    const picture = { name: "slope.png", mimeType: "image/png", buffer: drawing };
    await reader.locator("input[type=file]").setInputFiles(picture);
    await reader.getByRole("textbox", { name: "Describe this picture" }).fill("Under the slope");
    await reader.reload();
    await expect(reader.getByRole("textbox", { name: "Describe this picture" })).toHaveValue("Under the slope");
    await expectAccessible(reader, "main");
    await reader.getByRole("button", { name: "Send", exact: true }).click();
    await expect(letter.getByText(`Sent to ${account.username}`)).toBeVisible();
    await expect(letter.getByRole("article").filter({ hasText: words })).toContainText("You remember it too");
    await expectAccessible(reader, "main");
  });
  await test.step("and shown to the sharer on home, who accepts it", async () => {
    await page.goto("/#/");
    await page.reload();
    const offers = page.getByRole("region", { name: "From those you share with" });
    await expect(offers.getByRole("article")).toContainText(`${bob.username} remembers it too`);
    await expectLoaded(offers);
    await expectAccessible(page, "main");
    await offers.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(page.getByText("It now stands beside your memory.")).toBeVisible();
    await expect(offers).toBeHidden();
  });
  await test.step("side by side", async () => {
    await page.goto(`/#/conversation/${id}`);
    const first = page.getByRole("listitem").filter({ hasText: sharedTexts.answer });
    await expect(first.getByText(words)).toBeVisible();
    await expectLoaded(first);
    await expect(first).toContainText(`${bob.username} remembers it too`);
    await expectAccessible(page, "main");
    await reader.reload();
    await expect(letter.getByText(`${account.username} has put it beside the memory`)).toBeVisible();
  });
  await test.step("a double click removes or withdraws one of two, which can be undone", async () => {
    const more = "And the window stuck.";
    await callAs(request, bob, "/api/contributions", { conversationId: id, kind: "memory", text: more });
    const headers = { authorization: `Bearer ${account.token}` };
    const { offers } = await (await request.get("/api/contributions", { headers })).json();
    await callAs(request, account, `/api/contributions/${offers[0]._id}/decision`, { decision: "accept", version: 0 });
    for (const [one, name] of [
      [page, "Remove"],
      [reader, "Withdraw"],
    ] as const) {
      await one.reload();
      await expect(one.getByText(more)).toBeVisible();
      await one.getByRole("button", { name, exact: true }).first().dblclick();
      await expect(one.getByText(words)).toBeHidden();
      await expect(one.getByText(more)).toBeVisible();
      await one.getByRole("button", { name: "Undo" }).click();
      await expect(one.getByText(words)).toBeVisible();
    }
  });
  await test.step("until it is withdrawn", async () => {
    const withdraw = reader.getByRole("button", { name: "Withdraw" });
    await withdraw.last().click();
    await expect(withdraw).toHaveCount(1);
    await withdraw.click();
    await expect(letter.getByText(words)).toBeHidden();
    await expect(reader.getByRole("button", { name: "I remember it too" })).toBeFocused();
    await page.reload();
    await expect(page.getByText(sharedTexts.answer)).toBeVisible();
    await expect(page.getByText(words)).toBeHidden();
  });
});

test("a change is offered again while the accepted words stay, and the sharer sees their own part without the buttons", async ({
  signedIn: page,
  account,
  newAccount,
  request,
  browser,
  baseURL,
}) => {
  const { id, noteId } = await newThread(request, account);
  await callAs(request, account, `/api/share/mark/${id}`, { noteId });
  const bob = await newAccount();
  await callAs(request, bob, "/api/contributions", { conversationId: id, noteId, kind: "memory", text: words });
  const headers = { authorization: `Bearer ${account.token}` };
  const { offers } = await (await request.get("/api/contributions", { headers })).json();
  await callAs(request, account, `/api/contributions/${offers[0]._id}/decision`, { decision: "accept", version: 0 });
  const reader = await openSecondBrowser(browser, baseURL, bob, `/share/post/${id}/note/${noteId}`);
  await reader.getByRole("button", { name: "Change" }).click();
  await reader.getByRole("textbox").fill("I had the bed by the window.");
  await reader.getByRole("button", { name: "Save" }).click();
  await expect(reader.getByText("Changed since it was accepted.")).toBeVisible();
  await expect(reader.getByRole("blockquote")).toHaveText(words);
  await page.goto(`/#/share/post/${id}/note/${noteId}`);
  await expect(page.getByRole("article").filter({ hasText: words })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask about it" })).toBeHidden();
  await page.goto("/#/");
  await page.reload();
  await expect(page.getByText("Changed since you accepted it")).toBeVisible();
  await page.getByRole("button", { name: `More about ${bob.username}` }).click();
  await page.getByRole("button", { name: `Do not accept more from ${bob.username}` }).click();
  await expect(page.getByText("They aren't told.")).toBeVisible();
  await openMenuEntry(page, "What I share");
  await page.getByRole("button", { name: "Accept again" }).click();
  await expect(page.getByText("You'll see what they write again.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto(`/#/conversation/${id}`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(words)).toBeHidden();
});

test("what was discarded before it was sent can be restored, and stays in sight when the sharing ends meanwhile", async ({
  signedIn: page,
  newAccount,
  request,
}) => {
  const ann = await newAccount();
  const { id } = await newSharedThread(request, ann);
  await page.goto(`/#/share/post/${id}`);
  const field = page.getByRole("textbox", { name: "What you remember" });
  await page.getByRole("button", { name: "I remember it too" }).click();
  await field.fill(words);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Discarded.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue(words);
  await page.reload();
  await expect(field).toHaveValue(words);
  for (const name of ["Discard", "I remember it too"]) await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await field.fill("Other words.");
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await test.step("the sharing ends", async () => {
    await revokeShare(request, ann);
    await page.reload();
    await expect(page.getByRole("blockquote")).toHaveText("Other words.");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText("Other words.")).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Other words.")).toBeVisible();
  });
});
